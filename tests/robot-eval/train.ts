import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { doubtsOf } from '@foyer/server/rules/robot/rank/confidence.ts'
import { doubtNames } from '@foyer/server/rules/robot/rank/doubt-names.ts'
import { featureNames } from '@foyer/server/rules/robot/rank/features.ts'
import { rank, type Ranked } from '@foyer/server/rules/robot/rank/rank.ts'
import { foldOf } from './folds.ts'
import { askInMemory, type Asked } from './in-memory.ts'
import { dot, learnKnowing, learnRanking } from './learn.ts'
import { loadMarkets } from './load-data.ts'
import { areaUnder, refusals } from './refusals.ts'
import { weightsFile } from './weights-file.ts'

/**
 * Learns the tables of apps/server/src/rules/robot/rank/weights.ts from the questions that are not held out. Every
 * figure that it prints is of questions that its fold did not learn from.
 */
const folds = 5
/**
 * What share of the questions that have an answer may be refused: the doubts' threshold follows from it. Half of the
 * goal, where the folds still refuse nine in ten of the unanswerable: both are worse with questions that nobody has seen.
 */
const mostRefused = 0.025

const asked = loadMarkets().flatMap((market) => askInMemory(market, ({ heldOut }) => !heldOut))
const featuresOf = ({ features }: Ranked) => featureNames.map((name) => features[name])
const ranked = asked.map(({ asked: terms, documents, statistics }) => rank(terms, documents, statistics))
const rightOf = (i: number) =>
  ranked[i]?.findIndex(({ document }) => document.docId === asked[i]?.question.docId) ?? -1

const choices = asked.map((_, i) => ({ candidates: (ranked[i] ?? []).map(featuresOf), right: rightOf(i) }))
const answerable = (i: number) => (choices[i]?.right ?? -1) >= 0
const foldAt = asked.map(({ question }, i) => foldOf(question, i, folds))

const blind = asked.map((): Ranked[] => [])
for (let fold = 0; fold < folds; fold += 1) {
  const weights = learnRanking(choices.filter((_, i) => foldAt[i] !== fold && answerable(i)))
  asked.forEach((_, i) => {
    if (foldAt[i] === fold) blind[i] = rerank(ranked[i] ?? [], weights)
  })
}
const hits = (most: number) =>
  share(asked.filter((_, i) => answerable(i)).length, (i) => {
    const at = blind[i]?.findIndex(({ document }) => document.docId === asked[i]?.question.docId) ?? -1
    return answerable(i) && at >= 0 && at < most
  })
console.log(`hit@1 ${hits(1).toFixed(3)}, hit@3 ${hits(3).toFixed(3)}`)

const cases = asked.map((one, i) => ({
  features: doubtFeatures(one, blind[i] ?? []),
  isKnown: answerable(i),
}))
const believed = cases.map(() => 0)
for (let fold = 0; fold < folds; fold += 1) {
  const weights = learnKnowing(cases.filter((_, i) => foldAt[i] !== fold))
  cases.forEach(({ features }, i) => {
    if (foldAt[i] === fold) believed[i] = dot(features, weights)
  })
}
const known = believed.filter((_, i) => answerable(i)).toSorted((a, b) => a - b)
const unknown = believed.filter((_, i) => !answerable(i))
console.log(`area under the curve ${areaUnder(known, unknown).toFixed(3)}`)
for (const most of [0.02, mostRefused, 0.03, 0.04, 0.05, 0.08])
  console.log(
    `of the unanswerable refused ${refusals(known, unknown, most).refused.toFixed(3)} when ${most} of the answerable are`,
  )

const ranking = learnRanking(choices.filter((_, i) => answerable(i)))
const file = join(import.meta.dirname, '../../apps/server/src/rules/robot/rank/weights.ts')
writeFileSync(
  file,
  weightsFile(ranking, learnKnowing(cases), {
    unknown: refusals(known, unknown, mostRefused).threshold,
    answer: known[Math.floor(known.length / 4)] ?? 0,
  }),
)

function rerank(documents: readonly Ranked[], weights: readonly number[]): Ranked[] {
  return documents
    .map((one) => ({ ...one, score: dot(featuresOf(one), weights) }))
    .toSorted((a, b) => b.score - a.score)
}

function doubtFeatures({ asked: terms, statistics }: Asked, documents: readonly Ranked[]): number[] {
  const doubts = doubtsOf(terms, documents, statistics)
  return doubtNames.map((name) => doubts?.[name] ?? 0)
}

function share(all: number, is: (i: number) => boolean): number {
  return asked.filter((_, i) => is(i)).length / all
}
