import { compileCatalog } from '../../packages/i18n/src/compile-catalog.ts'

/** Stands in the words where something is filled in. */
export const hole = '\ufffc'

/** `choices` by category, or by the number itself for `=1`. */
export type Choice = { name: string; choices: Readonly<Record<string, Pieces>> }
/** What a text is made of: the words that stand in it, what is filled in, and what depends on a number. */
export type Pieces = { words: string; holes: string[]; plurals: Choice[]; hasCount: boolean }

export function piecesOf(text: string): Pieces {
  return read(compileCatalog({ text })['text'])
}

/** All words of a text, those of every branch too, without what is filled in. */
export function wordsOf(text: string): string {
  return allWords(piecesOf(text)).replaceAll(hole, ' ')
}

function allWords({ words, plurals }: Pieces): string {
  return [words, ...plurals.flatMap(({ choices }) => Object.values(choices).map(allWords))].join(' ')
}

/** `{count, number}` is `count:number`: where English counts by Intl, no language may write digits by hand. */
export function holesOf(text: string): string[] {
  return [...new Set(allHoles(piecesOf(text)))].toSorted()
}

function allHoles({ holes, plurals }: Pieces): string[] {
  return [
    ...holes,
    ...plurals.flatMap(({ name, choices }) => [
      `${name}:plural`,
      ...Object.values(choices).flatMap(allHoles),
    ]),
  ]
}

function read(tokens: unknown): Pieces {
  const pieces: Pieces = { words: '', holes: [], plurals: [], hasCount: false }
  for (const token of list(tokens)) {
    if (token === '#') pieces.hasCount = true
    if (typeof token === 'string') pieces.words += token === '#' ? hole : token
    else addHole(pieces, list(token))
  }
  return pieces
}

function addHole(pieces: Pieces, [name, kind, rest]: readonly unknown[]): void {
  pieces.words += hole
  if (kind !== 'plural') pieces.holes.push([name, kind].filter(Boolean).join(':'))
  else pieces.plurals.push({ name: String(name), choices: branches(rest) })
}

function branches(rest: unknown): Record<string, Pieces> {
  const entries = Object.entries(typeof rest === 'object' ? (rest ?? {}) : {})
  const choices = entries.filter(([category]) => category !== 'offset')
  return Object.fromEntries(choices.map(([category, tokens]) => [category, read(tokens)]))
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}
