import { linkify } from '@foyer/core/text/linkify.ts'
import type { Passage } from './passage.ts'

/** The addresses that stand in the documents: a model may pass them on, and no others. */
export type Known = ReadonlySet<string>

export function knownAddresses(passages: readonly Passage[]): Known {
  const inTexts = passages.flatMap(({ text }) => linkify(text).flatMap(({ href }) => href ?? []))
  const files = passages.flatMap(({ text }) => text.match(storedFile) ?? [])
  const beside = passages.flatMap(({ references }) => references.map(({ url }) => url))
  return new Set([...inTexts, ...files, ...beside])
}

const storedFile = /\/files\/[\w-]{1,64}\/[\w.%-]{1,200}/g
const isStoredFile = /^\/files\/[\w-]{1,64}\/[\w.%-]{1,200}$/

/** Pictures, links and bold words as people write them in plain text; what is in none of them is words. */
const marks =
  /(!?)\[([^\]\n]{0,500})\](?:\(\s*([^)\s]{0,2000})(?:\s[^)\n]{0,200})?\)|\[[^\]\n]{0,100}\])|!\[([^\]\n]{0,500})\]|\*\*([^*\n]{1,1000})\*\*/g

/** One line as html in which nothing of the line is markup: only bold words and pictures of ours are. */
export function answerWords(line: string, known: Known): string {
  let html = ''
  let end = 0
  for (const match of line.matchAll(marks)) {
    html += words(line.slice(end, match.index), known) + marked(match, known)
    end = match.index + match[0].length
  }
  return html + words(line.slice(end), known)
}

function marked([, bang, label = '', address, lonely, bold]: RegExpExecArray, known: Known): string {
  if (bold !== undefined) return `<b>${words(bold, known)}</b>`
  if (lonely !== undefined) return ` ${words(lonely, known)} `
  if (bang) return picture(label, address ?? '', known)
  return ` ${link(label, address ?? '', known)} `
}

/** Only what we store ourselves, and only when a document names it: any other picture would call its owner. */
function picture(label: string, address: string, known: Known): string {
  if (known.has(address) && isStoredFile.test(address))
    return `<img src="${escaped(address)}" alt="${escaped(label)}">`
  return ` ${words(label, known)} `
}

/** Its words, and where it leads in plain sight. */
function link(label: string, address: string, known: Known): string {
  const to = shownAddress(address, known)
  const name = words(label, known)
  return to === '' || label === address ? name || escaped(to) : `${name} (${escaped(to)})`
}

function words(text: string, known: Known): string {
  return linkify(text)
    .map((run) => escaped(run.href === undefined ? run.text : shownAddress(run.href, known)))
    .join('')
}

/** The address when a document has it; of any other only the host, which nobody can click. */
function shownAddress(address: string, known: Known): string {
  if (known.has(address)) return address
  // Pages make a link of whatever begins with www.
  return (plainHost.exec(address)?.[1] ?? '').toLowerCase().replace(/\bwww\./g, '')
}

/** The part of a URL before an @ is user info, never the host, even when it looks like one. */
const plainHost = /^https?:\/\/(?:[^/?#\\]{0,500}@)?([a-z\d.-]{1,253})(?::\d{1,5})?(?:[/?#\\]|$)/i

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
