import { isNear } from '../text/near.ts'
import { normalise } from '../text/normalise.ts'
import { stem } from '../text/stem.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { ja } from './ja.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import type { Words } from './words.ts'

/** A language is added by a file beside these and a line here; without one, its questions are matched by their letters. */
const languages: Readonly<Record<string, Words>> = { ar, en, es, ja, th, zh }

/** `bare`: the first word without its ending, as the words of a question are compared. */
type Entry = { concept: string; words: string[]; isPrefix: boolean; bare: string }
/** `guessable`: single words by their first letter, which slips seldom hit. */
type Book = {
  byFirst: Map<string, Entry[]>
  anywhere: Map<string, Entry[]>
  guessable: Map<string, Entry[]>
}

/** Written without spaces: found anywhere in a text. */
const isUnspaced = (language: string) => language === 'zh' || language === 'ja' || language === 'th'

function bookOf(language: string): Book {
  const book: Book = { byFirst: new Map(), anywhere: new Map(), guessable: new Map() }
  for (const [concept, list] of Object.entries(languages[language] ?? {}))
    for (const written of list.split(',')) {
      const words = wordsOf(normalise(written))
      const [first = ''] = words
      const entry = { concept, words, isPrefix: written.trim().endsWith('*'), bare: stem(first) }
      const isAnywhere = isUnspaced(language) && /[^\0-\u024f]/.test(written)
      const [map, key] = isAnywhere
        ? [book.anywhere, unbrokenOf(written).slice(0, 1)]
        : [book.byFirst, entry.isPrefix ? first.slice(0, 3) : first]
      if (isAnywhere) entry.words = [unbrokenOf(written)]
      map.set(key, [...(map.get(key) ?? []), entry])
      if (isAnywhere || words.length > 1 || first.length < 5) continue
      const letter = first.slice(0, 1)
      book.guessable.set(letter, [...(book.guessable.get(letter) ?? []), entry])
    }
  return book
}

const unbrokenOf = (written: string) => normalise(written).replaceAll(' ', '')

/** Arabic is compared without its article and endings, everything else as it is written. */
function wordsOf(normalised: string): string[] {
  return normalised.split(' ').map((word) => (/[\u0621-\u064a]/.test(word) ? stem(word) : word))
}

const books = new Map<string, Book>()

function knownBook(language: string): Book {
  const known = books.get(language) ?? bookOf(language)
  books.set(language, known)
  return known
}

/** English is in every language's questions; the others are not, and would be misread. */
function booksFor(language: string): { book: Book; isLoan: boolean }[] {
  const own = language === 'tw' ? 'zh' : language
  const names = languages[own] ? [own] : []
  const loans = own === 'en' ? ['es'] : ['en']
  return [
    ...names.map((name) => ({ book: knownBook(name), isLoan: false })),
    ...loans.filter((name) => !names.includes(name)).map((name) => ({ book: knownBook(name), isLoan: true })),
  ]
}

export function hasLexicon(language: string): boolean {
  return language === 'tw' || languages[language] !== undefined
}

/** `explained`: the words that a concept was found in. */
type Meaning = { concepts: Set<string>; explained: Set<string> }

/** Concepts of a normalised text; `cut` are its words. */
export function meaningOf(normalised: string, language: string, cut: readonly string[]): Meaning {
  const meaning: Meaning = { concepts: new Set(), explained: new Set() }
  for (const { book, isLoan } of booksFor(language)) {
    addSpaced(meaning, book, normalised, isLoan)
    if (book.anywhere.size > 0) addUnspaced(meaning, book, cut)
  }
  return meaning
}

function addSpaced({ concepts, explained }: Meaning, book: Book, normalised: string, isLoan: boolean): void {
  const plain = normalised.split(' ')
  const words = wordsOf(normalised)
  words.forEach((word, at) => {
    // Short words of one language are often words of another, too.
    if (isLoan && word.length < 4 && !loanable.has(word)) return
    const candidates = [...(book.byFirst.get(word) ?? []), ...(book.byFirst.get(word.slice(0, 3)) ?? [])]
    for (const entry of candidates) {
      if (!follows(words, at, entry)) continue
      concepts.add(entry.concept)
      for (const used of plain.slice(at, at + entry.words.length)) explained.add(used)
    }
  })
}

function addUnspaced({ concepts, explained }: Meaning, book: Book, cut: readonly string[]): void {
  const unbroken = cut.join('')
  const edges = edgesOf(cut)
  for (let at = 0; at < unbroken.length; at += 1)
    for (const entry of book.anywhere.get(unbroken[at] ?? '') ?? []) {
      const [piece = ''] = entry.words
      const end = at + piece.length
      if (!unbroken.startsWith(piece, at)) continue
      if (isShort(piece) && !(edges.includes(at) && edges.includes(end))) continue
      concepts.add(entry.concept)
      cut.forEach((word, i) => {
        const from = edges[i] ?? 0
        if (from < end && from + word.length > at) explained.add(word)
      })
    }
}

/** Found inside many other words: these must be words of their own. */
const isShort = (piece: string) =>
  /^[\u0e00-\u0e7f]{1,4}$|^[\u3400-\u9fff]$|^[\u3040-\u30ff]{1,2}$/.test(piece)

/** Word boundaries in the text without its spaces. */
function edgesOf(cut: readonly string[]): number[] {
  const edges = [0]
  for (const word of cut) edges.push((edges.at(-1) ?? 0) + word.length)
  return edges
}

const loanable: ReadonlySet<string> = new Set([
  'sim',
  'pin',
  'puk',
  'qr',
  'pdf',
  'eu',
  'vip',
  'vat',
  'led',
  'gb',
  'app',
])

function follows(words: readonly string[], at: number, { words: wanted, isPrefix }: Entry): boolean {
  return wanted.every((piece, i) => {
    const word = words[at + i]
    const isLast = i === wanted.length - 1
    return word !== undefined && (isPrefix && isLast ? word.startsWith(piece) : word === piece)
  })
}

/** Concepts that a mistyped word probably means. */
export function conceptsNear(word: string, language: string): string[] {
  const found = new Set<string>()
  for (const { book, isLoan } of booksFor(language)) {
    if (isLoan) continue
    for (const { concept, words, isPrefix, bare } of book.guessable.get(word.slice(0, 1)) ?? []) {
      const [only = ''] = words
      // An ending may follow, but not another word.
      if (isPrefix && word.length > only.length + 3) continue
      const compared = isPrefix ? word.slice(0, only.length) : word
      // Words of a question come without their endings.
      const isBare = word.length >= 5 && bare.length >= 5 && isNear(word, bare)
      if (isBare || isNear(compared, only)) found.add(concept)
    }
  }
  return [...found]
}
