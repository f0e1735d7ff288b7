import { isOffTopic } from '../lexicon/off-topic.ts'
import type { Terms } from '../terms.ts'
import { doubtNames, type Doubt } from './doubt-names.ts'
import type { Ranked } from './rank.ts'
import type { Statistics } from './rarity.ts'
import { doubts } from './weights.ts'

export function doubtsOf(
  asked: Terms,
  ranked: readonly Ranked[],
  { documentsWith }: Statistics,
): Record<Doubt, number> | undefined {
  const [first, second = first, third = second] = ranked
  if (!first || !second || !third) return undefined
  const concepts = [...asked.concepts]
  // A business may well have an answer about its car park: what the document speaks of is a topic.
  const { questions, answer } = first.document
  const isSaid = (one: string) => [...questions, answer].some((terms) => terms.concepts.has(one))
  const off = concepts.filter((one) => isOffTopic(one) && !isSaid(one)).length
  const topics = concepts.filter((one) => !isOffTopic(one))
  const strange = [...asked.words].filter((word) => documentsWith(word) === 0)
  const unknown = strange.length
  // Neither the knowledge nor the lexicon has ever heard of it: most likely what the question is about.
  const unexplained = strange.filter((word) => !asked.explained.has(word)).length
  const share = (some: number, all: number) => some / Math.max(1, all)
  return {
    bias: 1,
    best: first.score / 10,
    margin: (first.score - second.score) / 3,
    probability: 1 / ranked.reduce((sum, { score }) => sum + Math.exp(score - first.score), 0),
    second: second.score / 10,
    third: third.score / 10,
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
  }
}

/** Above 0 the robot rather knows than not; the scale is that of a logistic regression. */
export function confidence(asked: Terms, ranked: readonly Ranked[], statistics: Statistics): number {
  const all = doubtsOf(asked, ranked, statistics)
  if (!all) return -Infinity
  return doubtNames.reduce((sum, name) => sum + all[name] * doubts[name], 0)
}
