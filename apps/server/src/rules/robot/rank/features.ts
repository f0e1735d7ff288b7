import { nearness } from '../text-vectors/text-vector.ts'
import { isThing } from '../lexicon/things.ts'
import type { Terms } from '../terms.ts'
import { dice } from '../text/grams.ts'
import { isNear } from '../text/near.ts'
import { centreOfDocument, type RankedDocument } from './document.ts'
import { bothWays, likeFeatures, type LikeFeatures, type Likeness } from './like-features.ts'
import { covered, type Weigh } from './rarity.ts'

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
  /** How near the question's vector is to the nearest phrasing, the first ones on average, all together, and the answer. */
  vectorNearest: number
  vectorUsual: number
  vectorCentre: number
  vectorAnswer: number
} & LikeFeatures

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
  'likeInDocument',
  'likeInQuestion',
  'likeQuestion',
  'vectorNearest',
  'vectorUsual',
  'vectorCentre',
  'vectorAnswer',
] as const satisfies readonly (keyof Features)[]

const noFeatures: Features = {
  wordsInQuestion: 0,
  conceptsInQuestion: 0,
  questionInConcepts: 0,
  deedsInQuestion: 0,
  questionInDeeds: 0,
  deedsInDocument: 0,
  bestQuestion: 0,
  mainQuestion: 0,
  wordsInDocument: 0,
  conceptsInDocument: 0,
  wordsInAnswer: 0,
  conceptsInAnswer: 0,
  gramsBest: 0,
  gramsInQuestions: 0,
  gramsInDocument: 0,
  nearWords: 0,
  sharedRarity: 0,
  sharedInQuestions: 0,
  likeInDocument: 0,
  likeInQuestion: 0,
  likeQuestion: 0,
  vectorNearest: 0,
  vectorUsual: 0,
  vectorCentre: 0,
  vectorAnswer: 0,
}

export function mapFeatures(value: (name: keyof Features) => number): Features {
  const features = { ...noFeatures }
  for (const name of featureNames) features[name] = value(name)
  return features
}

/**
 * Words and letters of a document are those of its answer, its question and the first phrasings. More phrasings would
 * cover ever more of any question, whatever it is about; they count for questions that resemble one of them.
 */
const ownQuestions = 3

/** Added to the total weight, so that one common word of a short question does not count as all of it. */
const little = 1

/** `isKnown`: some document has the word, so it is not mistyped. */
export type Weighing = { term: Weigh; gram: Weigh; like: Likeness; isKnown: (word: string) => boolean }

export function featuresOf(asked: Terms, document: RankedDocument, weigh: Weighing): Features {
  const { questions, answer } = document
  const own = questions.slice(0, ownQuestions)
  const inQuestions = (pick: (terms: Terms) => ReadonlySet<string>) => (term: string) =>
    own.some((one) => pick(one).has(term))
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
    return bothWays(there, back)
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
    ...vectorFeatures(asked, document),
    ...likeFeatures(asked, document, own, weigh.term, weigh.like),
  }
}

function vectorFeatures({ vector }: Terms, document: RankedDocument) {
  const { questions, answer } = document
  const near = questions.map((one) => Math.max(0, nearness(vector, one.vector)))
  const own = near.slice(0, ownQuestions)
  return {
    vectorNearest: Math.max(0, ...near),
    vectorUsual: own.reduce((sum, one) => sum + one, 0) / Math.max(1, own.length),
    vectorCentre: Math.max(0, nearness(vector, centreOfDocument(document))),
    vectorAnswer: Math.max(0, nearness(vector, answer.vector)),
  }
}

function hasNear(word: string, { questions, answer }: RankedDocument): boolean {
  if (word.length < 4) return false
  for (const { words } of [...questions, answer])
    for (const other of words) if (isNear(word, other)) return true
  return false
}
