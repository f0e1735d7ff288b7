import { doubtsOf } from '@foyer/server/rules/robot/rank/confidence.ts'
import { doubtNames, type Doubt } from '@foyer/server/rules/robot/rank/doubt-names.ts'
import { featureNames, mapFeatures } from '@foyer/server/rules/robot/rank/features.ts'
import { ordered, rank, type Ranked } from '@foyer/server/rules/robot/rank/rank.ts'
import type { Learned } from '@foyer/server/rules/robot/rank/weights.ts'
import { askInMemory, type Asked, type Means } from './in-memory.ts'
import { loadMarkets, loadStream, tunedFolder, type Market, type Question } from './load-data.ts'
import { learnKnowing, learnRanking } from './learn.ts'
import { halvesOf } from './month-figures.ts'

/** A question with everything that is ranked for it; features do not depend on what is learned. */
export type Prepared = Asked & { weight: number; ranked: Ranked[] }

export function prepare(asked: readonly Asked[], weight = 1): Prepared[] {
  return asked.map((one) => ({ ...one, weight, ranked: rank(one.asked, one.documents, one.statistics) }))
}

/**
 * The businesses that the lexicon was written for count little: it helps their questions more than those of others. Their
 * held-out questions count nothing.
 */
export function prepareTuned(means: Means): Prepared[] {
  return loadMarkets(tunedFolder).flatMap((market) =>
    prepare(
      askInMemory(market, ({ heldOut }) => !heldOut, means),
      0.1,
    ),
  )
}

/** The market whose documents have these messages as phrasings. */
export function taught(market: Market, messages: readonly Question[]): Market {
  const own = Map.groupBy(messages, ({ docId }) => docId)
  const documents = market.documents.map((one) => ({
    ...one,
    similar: [...one.similar, ...(own.get(one.docId) ?? []).map(({ q }) => q)],
  }))
  return { ...market, documents }
}

/** Without the thresholds, which are measured on businesses that were left out. */
export type LearnedWeights = Omit<Learned, 'unknown' | 'offset'>

/** The same questions to a robot that has learned from use: its documents have phrasings of customers, some have many. */
export function prepareTaught(market: Market, means: Means): Prepared[] {
  return prepare(
    askInMemory(taught(market, halvesOf(loadStream(market)).first), () => true, means),
    0.4,
  )
}

/** Learns from these questions what the robot uses for all. */
export function learn(questions: readonly Prepared[]): LearnedWeights {
  const choices = questions.flatMap(choiceOf)
  const ranking = learnRanking(choices)
  const count = featureNames.length
  const isUsed = (at: number) => choices.some(({ candidates }) => candidates.some((one) => one[at] !== 0))
  const weightAt = (at: number) => (isUsed(at) ? (ranking[at] ?? 0) : 0)
  const table = (from: number) => mapFeatures((name) => weightAt(from + featureNames.indexOf(name)))
  const ranks = { weights: table(0), shareWeights: table(count) }
  const none = Object.fromEntries(doubtNames.map((name) => [name, 0])) as Record<Doubt, number>
  const cases = questions
    .filter(({ weight }) => weight === 1)
    .map((one) => ({
      features: doubtValues(one, { ...ranks, doubts: none }),
      isKnown: one.question.docId !== null,
    }))
  const knowing = learnKnowing(cases)
  const doubts = Object.fromEntries(doubtNames.map((name, i) => [name, knowing[i] ?? 0])) as Record<
    Doubt,
    number
  >
  return { ...ranks, doubts }
}

function choiceOf({ question, ranked, weight }: Prepared) {
  const right = ranked.findIndex(({ document }) => document.docId === question.docId)
  const candidates = ranked.map(({ features, shares }) =>
    Float64Array.from([features, shares].flatMap((values) => featureNames.map((name) => values[name]))),
  )
  return right < 0 ? [] : { candidates, right, weight }
}

function doubtValues({ asked, ranked, statistics }: Prepared, by: LearnedWeights): Float64Array {
  const doubts = doubtsOf(asked, ordered(ranked, by), statistics)
  return Float64Array.from(doubtNames, (name) => doubts?.[name] ?? 0)
}
