import { fold } from './fold.ts'

export type SensitiveWord = { word: string; isWithheld: boolean }

/** A word of the list where it stands in a text. */
export type WordHit = SensitiveWord & { start: number; end: number }

export type FindWords = (text: string) => WordHit[]

/** Scripts that put no spaces between words, or join endings to them: there a word is found wherever its characters stand. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}]/u
const wordPart = /[\p{L}\p{N}]/u

type Wanted = SensitiveWord & { folded: string }

/** Words by how they begin: a long list costs a long message no more than a short one does. */
function byBeginning(words: readonly SensitiveWord[]): ReadonlyMap<string, readonly Wanted[]> {
  const found = new Map<string, Wanted[]>()
  for (const word of words) {
    const { text: folded } = fold(word.word.trim())
    if (folded === '') continue
    const beginning = folded.slice(0, 2)
    found.set(beginning, [...(found.get(beginning) ?? []), { ...word, folded }])
  }
  return found
}

/** Makes a list of words ready to be looked for. In scripts with spaces only whole words count. */
export function wordFinder(words: readonly SensitiveWord[]): FindWords {
  const wanted = byBeginning(words)
  return (written) => {
    if (wanted.size === 0) return []
    const { text, starts, ends } = fold(written)
    const hits: WordHit[] = []
    for (let at = 0; at < text.length; at++) {
      for (const { folded, word, isWithheld } of candidatesAt(wanted, text, at)) {
        const last = at + folded.length
        if (!text.startsWith(folded, at) || !standsAlone(text, at, last)) continue
        hits.push({ word, isWithheld, start: starts[at] ?? 0, end: ends[last - 1] ?? written.length })
      }
    }
    return hits.toSorted((a, b) => a.start - b.start || b.end - a.end)
  }
}

const none: readonly Wanted[] = []

/** Words of two characters or more begin with two, the others are one. */
function candidatesAt(wanted: ReadonlyMap<string, readonly Wanted[]>, text: string, at: number) {
  const two = wanted.get(text.slice(at, at + 2)) ?? none
  const one = at + 1 < text.length ? wanted.get(text.charAt(at)) : undefined
  return one ? [...two, ...one] : two
}

function standsAlone(text: string, start: number, end: number): boolean {
  return !goesOn(text[start - 1], text[start]) && !goesOn(text[end - 1], text[end])
}

/** Two characters are of one word when both can be and both are of a script with spaces. */
function goesOn(before: string | undefined, after: string | undefined): boolean {
  const isBoth = (is: RegExp) =>
    before !== undefined && after !== undefined && is.test(before) && is.test(after)
  return isBoth(wordPart) && !unspaced.test(before ?? '') && !unspaced.test(after ?? '')
}

/** Each word once, as `sensitiveWords` names them. */
export function namesOf(hits: readonly WordHit[]): string[] {
  return [...new Set(hits.map(({ word }) => word))]
}
