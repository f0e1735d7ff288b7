import { createAutomaton } from './automaton.ts'
import { fold, type Folded } from './fold.ts'

export type SensitiveWord = { word: string; isWithheld: boolean }

/** A word of the list where it stands in a text. */
export type WordHit = SensitiveWord & { start: number; end: number }

export type FindWords = (text: string) => WordHit[]

/** The words of the list that occur in a text, each once, in the order in which they begin. */
export type NameWords = (text: string) => SensitiveWord[]

/** Scripts that put no spaces between words, or join endings to them: there a word is found wherever its characters stand. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}]/u
const wordPart = /[\p{L}\p{N}]/u

/** One spelling, and the words of the list that have it, in the order of the list. */
type Pattern = { folded: string; words: Wanted[] }
/** `rank` decides between words that stand at the same place. */
type Wanted = { word: SensitiveWord; rank: number }

/** Match of a spelling: `at` is its start in the folded text, `start` its start in the original text. */
type Place = { pattern: Pattern; at: number; start: number; end: number }

/** Makes a list of words ready to be found, each place of each. In scripts with spaces only whole words count. */
export function wordFinder(words: readonly SensitiveWord[]): FindWords {
  const scan = createScan(words)
  return (written) => {
    const places: Place[] = []
    scan(written, (pattern, last, { text, isWhole }) => {
      if (isWhole(last - pattern.folded.length, last)) places.push(placeOf(pattern, text, last))
    })
    return wordsAt(places).map(({ word, start, end }) => ({ ...word, start, end }))
  }
}

/** The same words without their places: a text that repeats them often costs no more than one that has them once. */
export function wordNamer(words: readonly SensitiveWord[]): NameWords {
  const scan = createScan(words)
  return (written) => {
    const first = new Map<Pattern, Place>()
    scan(written, (pattern, last, { text, isWhole }) => {
      const at = last - pattern.folded.length
      const before = first.get(pattern)
      // A later place counts only within the same written character, where its end may be farther.
      if ((before && text.starts[at] !== before.start) || !isWhole(at, last)) return
      const place = placeOf(pattern, text, last)
      if (!before || byPlace(before, place) >= 0) first.set(pattern, place)
    })
    return wordsAt([...first.values()]).map(({ word }) => word)
  }
}

type Scanned = { text: Folded; isWhole: (start: number, end: number) => boolean }

/** Tells every spelling of the list in a text, by where it ends, also those within longer words. */
function createScan(words: readonly SensitiveWord[]) {
  const patterns = patternsOf(words)
  const scan = createAutomaton(patterns.map(({ folded }) => folded))
  return (written: string, onFound: (pattern: Pattern, last: number, scanned: Scanned) => void): void => {
    if (patterns.length === 0) return
    const text = fold(written)
    const scanned = { text, isWhole: wholeIn(text.text) }
    scan(text.text, (number, last) => {
      const pattern = patterns[number]
      if (pattern) onFound(pattern, last, scanned)
    })
  }
}

function placeOf(pattern: Pattern, { starts, ends }: Folded, last: number): Place {
  const at = last - pattern.folded.length
  return { pattern, at, start: starts[at] ?? 0, end: ends[last - 1] ?? 0 }
}

/** The words of each place: those of one place by their rank. */
function wordsAt(places: readonly Place[]): (Place & Wanted)[] {
  return places
    .flatMap((place) => place.pattern.words.map((wanted) => ({ ...place, ...wanted })))
    .toSorted((one, other) => byPlace(one, other) || one.rank - other.rank)
}

/** As written, from left to right and the longer first; one character may stand for several that are compared. */
function byPlace(one: Place, other: Place): number {
  return one.start - other.start || other.end - one.end || one.at - other.at
}

/** Spellings of one character rank behind the others; else the order of the list counts. */
function patternsOf(words: readonly SensitiveWord[]): readonly Pattern[] {
  const patterns = new Map<string, Pattern>()
  words.forEach((word, place) => {
    const { text: folded } = fold(word.word.trim())
    if (folded === '') return
    const wanted = { word, rank: folded.length === 1 ? words.length + place : place }
    const known = patterns.get(folded)
    if (known) known.words.push(wanted)
    else patterns.set(folded, { folded, words: [wanted] })
  })
  return [...patterns.values()]
}

/** Whether a part of a text stands alone. Each edge is looked at once, however many words meet there. */
function wholeIn(text: string): (start: number, end: number) => boolean {
  const known = new Int8Array(text.length + 1)
  function isEdge(place: number): boolean {
    if (known[place] === 0) known[place] = goesOn(text[place - 1], text[place]) ? 1 : 2
    return known[place] === 2
  }
  return (start, end) => isEdge(start) && isEdge(end)
}

/** Two characters are of one word when both can be and both are of a script with spaces. */
function goesOn(before: string | undefined, after: string | undefined): boolean {
  const isBoth = (is: RegExp) =>
    before !== undefined && after !== undefined && is.test(before) && is.test(after)
  return isBoth(wordPart) && !unspaced.test(before ?? '') && !unspaced.test(after ?? '')
}
