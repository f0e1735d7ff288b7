import { isThing } from '../lexicon/things.ts'
import type { Terms } from '../terms.ts'
import { dice } from '../text/grams.ts'
import { isNear } from '../text/near.ts'
import type { RankedDocument } from './document.ts'
import { covered } from './rarity.ts'

/** Signals for one document. Every value is between 0 and 1; sums may be slightly above. */
export type Features = {
  /** Share of the question's words that one of the document's questions has. */
  wordsInQuestion: number
  /** The same for what is meant instead of what is written, and how much of such a question is meant. */
  conceptsInQuestion: number
  questionInConcepts: number
  /** The same for what is done or goes wrong, apart from what it happens to. */
  deedsInQuestion: number
  questionInDeeds: number
  deedsInDocument: number
  /** The best of the document's questions by words and concepts in both directions. */
  bestQuestion: number
  /** The question itself, apart from those that resemble it. */
  mainQuestion: number
  wordsInDocument: number
  conceptsInDocument: number
  wordsInAnswer: number
  conceptsInAnswer: number
  /** Letters instead of words: forgives typos, and cuts that went another way. */
  gramsBest: number
  gramsInQuestions: number
  gramsInDocument: number
  /** Words that are nearly there. */
  nearWords: number
  /** Rarity of everything shared, not divided by anything: long agreement counts more. */
  sharedRarity: number
  sharedInQuestions: number
}

export const featureNames = [
  'wordsInQuestion',
  'conceptsInQuestion',
  'questionInConcepts',
  'deedsInQuestion',
  'questionInDeeds',
  'deedsInDocument',
  'bestQuestion',
  'mainQuestion',
  'wordsInDocument',
  'conceptsInDocument',
  'wordsInAnswer',
  'conceptsInAnswer',
  'gramsBest',
  'gramsInQuestions',
  'gramsInDocument',
  'nearWords',
  'sharedRarity',
  'sharedInQuestions',
] as const satisfies readonly (keyof Features)[]

type Weigh = (term: string) => number

/** Added to the total weight, so that one common word of a short question does not count as all of it. */
const little = 1

/** `isKnown`: some document has the word, so it is not mistyped. */
export type Weighing = { term: Weigh; gram: Weigh; isKnown: (word: string) => boolean }

export function featuresOf(asked: Terms, document: RankedDocument, weigh: Weighing): Features {
  const { questions, answer } = document
  const inQuestions = (pick: (terms: Terms) => ReadonlySet<string>) => (term: string) =>
    questions.some((one) => pick(one).has(term))
  const inAll = (pick: (terms: Terms) => ReadonlySet<string>) => (term: string) =>
    inQuestions(pick)(term) || pick(answer).has(term)
  const best = (value: (one: Terms) => number) => Math.max(0, ...questions.map(value))
  const wordsIn = (one: Terms) => covered(asked.words, (term) => one.words.has(term), weigh.term)
  const conceptsIn = (one: Terms) => covered(asked.concepts, (term) => one.concepts.has(term), weigh.term)
  const askedTerms = [...asked.words, ...asked.concepts]
  const agreement = (one: Terms) => {
    const there = covered(askedTerms, (term) => one.words.has(term) || one.concepts.has(term), weigh.term)
    const back = covered(
      [...one.words, ...one.concepts],
      (term) => asked.words.has(term) || asked.concepts.has(term),
      weigh.term,
    )
    return there + back === 0 ? 0 : (2 * there * back) / (there + back)
  }
  const words = (terms: Terms) => terms.words
  const concepts = (terms: Terms) => terms.concepts
  const letters = (terms: Terms) => terms.grams
  const sum = (has: (term: string) => boolean) =>
    askedTerms.reduce((total, term) => total + (has(term) ? weigh.term(term) : 0), 0)
  const [main] = questions
  const deeds = [...asked.concepts].filter((term) => !isThing(term))

  return {
    wordsInQuestion: best(wordsIn),
    conceptsInQuestion: best(conceptsIn),
    questionInConcepts: best((one) =>
      covered(one.concepts, (term) => asked.concepts.has(term), weigh.term, little),
    ),
    deedsInQuestion: best((one) => covered(deeds, (term) => one.concepts.has(term), weigh.term, little)),
    questionInDeeds: best((one) =>
      covered(
        [...one.concepts].filter((term) => !isThing(term)),
        (term) => asked.concepts.has(term),
        weigh.term,
        little,
      ),
    ),
    deedsInDocument: covered(deeds, inAll(concepts), weigh.term, little),
    bestQuestion: best(agreement),
    mainQuestion: main ? agreement(main) : 0,
    wordsInDocument: covered(asked.words, inAll(words), weigh.term),
    conceptsInDocument: covered(asked.concepts, inAll(concepts), weigh.term),
    wordsInAnswer: wordsIn(answer),
    conceptsInAnswer: conceptsIn(answer),
    gramsBest: best((one) => dice(asked.grams, one.grams)),
    gramsInQuestions: covered(asked.grams, inQuestions(letters), weigh.gram),
    gramsInDocument: covered(asked.grams, inAll(letters), weigh.gram),
    nearWords: covered(
      asked.words,
      (word) => inAll(words)(word) || (!weigh.isKnown(word) && hasNear(word, document)),
      weigh.term,
    ),
    sharedRarity: sum((term) => inAll(words)(term) || inAll(concepts)(term)) / 10,
    sharedInQuestions: sum((term) => inQuestions(words)(term) || inQuestions(concepts)(term)) / 10,
  }
}

function hasNear(word: string, { questions, answer }: RankedDocument): boolean {
  if (word.length < 4) return false
  for (const { words } of [...questions, answer])
    for (const other of words) if (isNear(word, other)) return true
  return false
}
