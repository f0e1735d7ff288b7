/** A run of a text, by where it begins: plain, or a link with the address it leads to. */
export type TextRun = { at: number; text: string; href?: string }

const address = /\b(?:https?:\/\/|www\.)[^\s<>"'`\u3000-\u303f\uff00-\uff65]+/gi
/** Marks that end a sentence rather than an address. */
const trailing = new Set('.,;:!?*_~]}\u00bb\u201d\u2019')

/** V-10: http, https and www become links. Linear in the length of the text, and no other scheme gets through. */
export function linkify(text: string): TextRun[] {
  const runs: TextRun[] = []
  let end = 0
  for (const match of text.matchAll(address)) {
    const found = trimmed(match[0])
    const href = hrefOf(found)
    if (!href) continue
    if (match.index > end) runs.push({ at: end, text: text.slice(end, match.index) })
    runs.push({ at: match.index, text: found, href })
    end = match.index + found.length
  }
  if (end < text.length) runs.push({ at: end, text: text.slice(end) })
  return runs
}

function hrefOf(found: string): string | undefined {
  const href = /^www\./i.test(found) ? `https://${found}` : found
  return /^https?:\/\/[^/?#@:]/i.test(href) ? href : undefined
}

/** Drops closing punctuation; a closing bracket stays when the address opened it, as in Wikipedia's. */
function trimmed(found: string): string {
  let open = count(found, '(') - count(found, ')')
  let end = found.length
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1)
    if (last === ')' && open < 0) open += 1
    else if (!trailing.has(last)) break
  }
  return found.slice(0, end)
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1
}
