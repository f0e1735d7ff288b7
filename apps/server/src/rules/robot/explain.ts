import type { TestedWord, TestReason } from '@foyer/contract/desk/robot-test.ts'
import type { Verdict } from './decide.ts'
import type { Ranked } from './rank/rank.ts'
import type { Statistics } from './rank/rarity.ts'
import { termsOf, type Terms } from './terms.ts'
import { nearness } from './text-vectors/text-vector.ts'
import { dice } from './text/grams.ts'
import { isNear } from './text/near.ts'
import { normalise } from './text/normalise.ts'
import { segment, type Cut } from './text/segment.ts'
import { isStopWord } from './text/stop-words.ts'

export type Tested = {
  question: string
  language: string
  cut?: Cut
  asked: Terms
  ranked: readonly Ranked[]
  statistics: Statistics
}

/** The best document as its author wrote it, in the order of its rows: the question first, then the phrasings. */
export type BestTexts = { questions: readonly string[]; answer: string }

/** How near a word must be to a text that has not got it, to be said to mean the same. */
const alikeFrom = 0.4

/** More places than this repeat each other. */
const mostPlaces = 3

/** Words of the question in their order, each with where the best document has it. */
export function explainWords(tested: Tested, texts: BestTexts | undefined): TestedWord[] {
  const { question, language, cut } = tested
  const typed = segment(normalise(question), language, cut).filter((word) => !isStopWord(word))
  return [...new Set(typed)].map((word) => explainWord(word, tested, texts))
}

function explainWord(word: string, tested: Tested, texts: BestTexts | undefined): TestedWord {
  const { language, cut, ranked, statistics } = tested
  const { words, concepts, vector } = termsOf(word, language, cut)
  const document = ranked[0]?.document
  const rows = document && texts ? rowsOf(document, texts) : []
  const same = rows.filter((row) => hasAny(row.terms.words, words))
  if (same.length > 0) return { word, match: 'same', places: placesOf(same) }
  const alike = rows.filter((row) => hasAny(row.terms.concepts, concepts))
  if (alike.length > 0) return { word, match: 'meaning', places: placesOf(alike) }
  if ([...words].some((one) => statistics.documentsWith(one) > 0))
    return { word, match: 'elsewhere', places: [] }
  const near = rows.map((row) => ({ row, term: nearTerm(words, row.terms.words) })).filter(({ term }) => term)
  const [first] = near
  if (first?.term) {
    const meant = writtenForm(first.term, first.row.written, language, cut)
    return { word, match: 'typo', meant, places: placesOf(near.map(({ row }) => row)) }
  }
  const close = rows.filter((row) => nearness(vector, row.terms.vector) >= alikeFrom)
  return { word, match: close.length > 0 ? 'meaning' : 'unknown', places: placesOf(close) }
}

type Row = TestedWord['places'][number] & { terms: Terms; written: string }

function rowsOf({ questions, answer }: Ranked['document'], texts: BestTexts): Row[] {
  const asked = questions.map((terms, at): Row => {
    const text = texts.questions[at] ?? ''
    return { part: at === 0 ? 'question' : 'phrasing', text, terms, written: text }
  })
  return [...asked, { part: 'answer', text: '', terms: answer, written: texts.answer }]
}

const placesOf = (rows: readonly Row[]) => rows.slice(0, mostPlaces).map(({ part, text }) => ({ part, text }))

function hasAny(terms: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  return [...wanted].some((one) => terms.has(one))
}

function nearTerm(words: ReadonlySet<string>, known: ReadonlySet<string>): string | undefined {
  return [...known].find((one) => [...words].some((word) => word.length >= 4 && isNear(word, one)))
}

/** Terms are stems: the reader gets the word that the document has. */
function writtenForm(term: string, written: string, language: string, cut: Cut | undefined): string {
  const words = segment(normalise(written), language, cut)
  return words.find((word) => termsOf(word, language, cut).words.has(term)) ?? term
}

/** The question or phrasing of the best document that is most like what was asked, in words or in meaning. */
export function nearestPhrasing(
  { asked, ranked }: Tested,
  texts: BestTexts | undefined,
): { text: string; share: number } | undefined {
  const questions = ranked[0]?.document.questions ?? []
  const [nearest] = questions
    .map((terms, at) => ({
      text: texts?.questions[at] ?? terms.text,
      share: Math.max(
        (dice(asked.words, terms.words) + dice(asked.grams, terms.grams)) / 2,
        nearness(asked.vector, terms.vector),
      ),
    }))
    .toSorted((a, b) => b.share - a.share)
  return nearest && { text: nearest.text, share: rounded(nearest.share) }
}

export function reasonOf({ kind }: Verdict, tested: Tested): TestReason {
  if (kind === 'answer') return 'sure'
  if (kind === 'didYouMean') return 'tooClose'
  const { asked, ranked, statistics } = tested
  if (ranked.length === 0) return 'nothingPublished'
  const terms = [...asked.words, ...asked.concepts]
  if (!terms.some((term) => statistics.documentsWith(term) > 0)) return 'noKnownWords'
  return 'unsure'
}

/** Confidence is on the scale of a logistic regression; readers compare shares of one. */
export function shareOfOdds(odds: number): number {
  return rounded(1 / (1 + Math.exp(-odds)))
}

/** Each document's share of all that were compared, in their order. */
export function sharesOfRanked(ranked: readonly Ranked[]): number[] {
  const best = ranked[0]?.score ?? 0
  const weights = ranked.map(({ score }) => Math.exp(score - best))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => rounded(weight / all))
}

const rounded = (share: number) => Math.round(share * 1000) / 1000
