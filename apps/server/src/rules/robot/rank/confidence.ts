import { isOffTopic } from '../lexicon/off-topic.ts'
import { isThing } from '../lexicon/things.ts'
import type { Terms } from '../terms.ts'
import { doubtNames, type Doubt } from './doubt-names.ts'
import { orderedByWords, type Ranked } from './rank.ts'
import { rarity, type Statistics } from './rarity.ts'
import { learnedForTerms } from './learned-for.ts'
import { topicDoubts } from './topic-doubts.ts'
import type { Learned } from './weights.ts'

export function doubtsOf(
  asked: Terms,
  ranked: readonly Ranked[],
  statistics: Statistics,
): Record<Doubt, number> | undefined {
  const { documentsWith } = statistics
  const [first, second, third] = ranked
  if (!first) return undefined
  // Where fewer documents are known, the missing ones do not compete.
  const secondScore = second?.score ?? 0
  const thirdScore = third?.score ?? 0
  const concepts = [...asked.concepts]
  // A business may well have an answer about its car park: what the document speaks of is a topic.
  const { questions, answer } = first.document
  const isSaid = (one: string) => [...questions, answer].some((terms) => terms.concepts.has(one))
  const isAsked = (one: string) => questions.some((terms) => terms.concepts.has(one))
  const isWritten = (word: string) => [...questions, answer].some((terms) => terms.words.has(word))
  const known = [...asked.words].filter((word) => documentsWith(word) > 0)
  const isShared = [...asked.words, ...concepts].some(
    (term) => isRare(statistics, term) && (isSaid(term) || isWritten(term)),
  )
  // 'Where is your hotel' is a question to a hotel: other topics are a doubt only where nothing telling is shared.
  const off = isShared ? 0 : concepts.filter((one) => isOffTopic(one) && !isSaid(one)).length
  const topics = concepts.filter((one) => !isOffTopic(one))
  const deeds = topics.filter((one) => !isThing(one))
  // A shared topic counts more the fewer documents have it: 'order' is in half of a shop, 'limescale' in one.
  const shared = topics.filter(isSaid).map((one) => rarity(statistics, one))
  const strange = [...asked.words].filter((word) => documentsWith(word) === 0)
  const unknown = strange.length
  // Neither the knowledge nor the lexicon has ever heard of it: most likely what the question is about.
  const unexplained = strange.filter((word) => !asked.explained.has(word)).length
  const share = (some: number, all: number) => some / Math.max(1, all)
  return {
    bias: 1,
    best: first.score / 10,
    margin: (first.score - secondScore) / 3,
    probability: 1 / ranked.reduce((sum, { score }) => sum + Math.exp(score - first.score), 0),
    second: secondScore / 10,
    third: thirdScore / 10,
    ...first.features,
    unknownWords: share(unknown, asked.words.size),
    unknownWordCount: Math.log(1 + unknown),
    unexplainedWords: share(unexplained, asked.words.size),
    unexplainedWordCount: Math.log(1 + unexplained),
    offTopic: Math.min(off, 2),
    offTopicShare: share(off, concepts.length),
    noTopic: topics.length === 0 ? 1 : 0,
    topics: Math.log(1 + topics.length),
    unknownTopics: share(topics.filter((one) => documentsWith(one) === 0).length, concepts.length),
    words: Math.log(1 + asked.words.size),
    unknownNames: Math.min(2, strange.filter((word) => asked.names.has(word)).length),
    strangeLetters: share(lettersNowhere(asked, ranked), asked.grams.size),
    unknownDeeds: Math.min(3, deeds.filter((one) => documentsWith(one) === 0).length),
    saidDeeds: Math.min(3, deeds.filter(isAsked).length),
    saidThings: Math.min(3, topics.filter((one) => isThing(one) && isAsked(one)).length),
    unsaidWords: Math.log(1 + known.filter((word) => !isWritten(word)).length),
    saidWords: Math.log(1 + known.filter((word) => isWritten(word)).length),
    saidTopics: shared.reduce((sum, one) => sum + one, 0) / 5,
    rarestSaidTopic: Math.max(0, ...shared) / 3,
    ...topicDoubts(
      asked.vector,
      ranked.map(({ document }) => document),
    ),
  }
}

/** A term that few documents have says which of them is meant. */
function isRare({ documents, documentsWith }: Statistics, term: string): boolean {
  const having = documentsWith(term)
  return having > 0 && having <= Math.max(2, documents * 0.1)
}

/** So many documents are looked at, however many were ranked: more would have more letters. */
const looked = 20

function lettersNowhere(asked: Terms, ranked: readonly Ranked[]): number {
  const near = ranked
    .slice(0, looked)
    .flatMap(({ document: { questions, answer } }) => [...questions, answer])
  return [...asked.grams].filter((gram) => !near.some(({ grams }) => grams.has(gram))).length
}

/** Above 0 the robot rather knows than not; the scale is that of a logistic regression. */
export function confidence(
  asked: Terms,
  ranked: readonly Ranked[],
  statistics: Statistics,
  { doubts }: Learned = learnedForTerms(asked),
): number {
  const all = doubtsOf(asked, orderedByWords(ranked), statistics)
  if (!all) return -Infinity
  const evidence = ranked[0]?.similarity.evidence ?? 0
  return doubtNames.reduce((sum, name) => sum + all[name] * doubts[name], evidence)
}
