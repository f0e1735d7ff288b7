import { isEmail } from './email.ts'
import type { TextRun } from './linkify.ts'

/** Bounded repeats keep the search linear; the marks before it belong to an address or a longer word. */
const email = /(?<![\w.+@/:=&?%-])[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24}(?![\w@-])/gi
const phone = /(?<![\w+@./:#=&?%-])(?:\+|\(|\d)[\d\u00a0 ()-]{5,24}\d(?!\w|[.,:/@%-]\d)/g

/** E-mail addresses and phone numbers in a run of plain text become `mailto:` and `tel:` links; links stay as they are. */
export function contactLinks(run: TextRun): TextRun[] {
  if (run.href !== undefined) return [run]
  return split(run, email, mailto).flatMap((part) => (part.href ? [part] : split(part, phone, tel)))
}

type Link = { from: number; text: string; href: string }

function split(
  { at, text }: TextRun,
  pattern: RegExp,
  toLink: (found: string) => Link | undefined,
): TextRun[] {
  const runs: TextRun[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const link = toLink(match[0])
    if (!link) continue
    const from = match.index + link.from
    if (from > end) runs.push({ at: at + end, text: text.slice(end, from) })
    runs.push({ at: at + from, text: link.text, href: link.href })
    end = from + link.text.length
  }
  if (end < text.length) runs.push({ at: at + end, text: text.slice(end) })
  return runs
}

/** Both parts are encoded, so nothing in an address can add a header to the mail. */
function mailto(found: string): Link | undefined {
  const [local = '', domain = ''] = found.split('@')
  const isWhole = isEmail(found) && !/^\.|\.$|\.\./.test(local)
  const href = `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}`
  return isWhole ? { from: 0, text: found, href } : undefined
}

/** Patterns of phone numbers. Order numbers, dates and amounts must not match. */
const dialled: readonly RegExp[] = [
  // With a country's code (E.164).
  /^\+[1-9]\d{6,14}$/,
  // A mobile number in mainland China.
  /^1[3-9]\d{9}$/,
]
const written: readonly RegExp[] = [
  // An area code that begins with 0, set apart. A date has eight digits.
  /^(?=(?:\D*\d){9,12}$)\(?0\d{1,4}\)?[ \u00a0-][\d \u00a0-]+$/,
  // North America, and service numbers that are written alike.
  /^(?:1[ -])?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[ -])\d{3}[ -]\d{4}$/,
]

function tel(found: string): Link | undefined {
  // A bracket around more than the number is not part of it.
  const from = found.startsWith('(') && !found.includes(')') ? 1 : 0
  const text = found.slice(from)
  const digits = text.replaceAll(/[^\d+]/g, '')
  const isNumber = dialled.some((form) => form.test(digits)) || written.some((form) => form.test(text))
  return isNumber ? { from, text, href: `tel:${digits}` } : undefined
}
