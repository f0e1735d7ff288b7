import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { doubtsOf } from '@foyer/core/robot/rank/confidence.ts'
import { doubtNames } from '@foyer/core/robot/rank/doubt-names.ts'
import { featureNames } from '@foyer/core/robot/rank/features.ts'
import { rank, type Ranked } from '@foyer/core/robot/rank/rank.ts'
import { askInMemory, type Asked } from './in-memory.ts'
import { dot, learnKnowing, learnRanking } from './learn.ts'
import { loadMarkets } from './load-data.ts'

/**
 * Learns the tables of packages/core/src/robot/rank/weights.ts from the questions that are not held out. Every
 * figure that it prints is of questions that its fold did not learn from.
 */
const folds = 5
/** What share of the questions that have an answer may be refused: the doubts' threshold follows from it. */
const mostRefused = 0.045

const asked = loadMarkets().flatMap((market) => askInMemory(market, ({ heldOut }) => !heldOut))
const featuresOf = ({ features }: Ranked) => featureNames.map((name) => features[name])
const ranked = asked.map(({ asked: terms, documents, statistics }) => rank(terms, documents, statistics))
const rightOf = (i: number) =>
  ranked[i]?.findIndex(({ document }) => document.docId === asked[i]?.question.docId) ?? -1

const choices = asked.map((_, i) => ({ candidates: (ranked[i] ?? []).map(featuresOf), right: rightOf(i) }))
const answerable = (i: number) => (choices[i]?.right ?? -1) >= 0

const blind = asked.map((): Ranked[] => [])
for (let fold = 0; fold < folds; fold += 1) {
  const weights = learnRanking(choices.filter((_, i) => i % folds !== fold && answerable(i)))
  for (let i = fold; i < asked.length; i += folds) blind[i] = rerank(ranked[i] ?? [], weights)
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
  const weights = learnKnowing(cases.filter((_, i) => i % folds !== fold))
  for (let i = fold; i < cases.length; i += folds) believed[i] = dot(cases[i]?.features ?? [], weights)
}
const known = believed.filter((_, i) => answerable(i)).toSorted((a, b) => a - b)
const unknown = known[Math.floor(known.length * mostRefused)] ?? 0
const refused =
  believed.filter((one, i) => !answerable(i) && one < unknown).length / (cases.length - known.length)
console.log(`of the unanswerable refused ${refused.toFixed(3)} when ${mostRefused} of the answerable are`)

const median = known[Math.floor(known.length / 4)] ?? 0
writeTable(learnRanking(choices.filter((_, i) => answerable(i))), learnKnowing(cases), {
  unknown,
  answer: median,
})

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

function writeTable(weights: number[], doubts: number[], limits: { unknown: number; answer: number }): void {
  const rows = (names: readonly string[], values: readonly number[]) =>
    names.map((name, i) => `  ${name}: ${(values[i] ?? 0).toFixed(2)},`).join('\n')
  const file = join(import.meta.dirname, '../../packages/core/src/robot/rank/weights.ts')
  writeFileSync(
    file,
    `import type { Doubt } from './doubt-names.ts'
import type { Features } from './features.ts'

/** Learned by tests/robot-eval/train.ts on the questions that are not held out; not to be edited by hand. */
export const weights: Readonly<Record<keyof Features, number>> = {
${rows(featureNames, weights)}
}

/** What speaks for an answer, and against: above \`unknown\` one is given. */
export const doubts: Readonly<Record<Doubt, number>> = {
${rows(doubtNames, doubts)}
}

export const thresholds = {
  unknown: ${limits.unknown.toFixed(2)},
  /** Below this, documents that are \`tooClose\` to each other are offered instead of answered. */
  answer: ${limits.answer.toFixed(2)},
  tooClose: 0.4,
  /** The share from which another document is worth mentioning. */
  worthMentioning: 0.05,
} as const
`,
  )
}
