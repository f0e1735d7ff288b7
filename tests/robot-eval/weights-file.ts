import { createHash } from 'node:crypto'
import type { Learned } from '@foyer/server/rules/robot/rank/weights.ts'

/** The text of apps/server/src/rules/robot/rank/weights.ts. */
export function weightsFile(learned: Learned, learnedByWords: Learned): string {
  const texts = { learned: textOf(learned), words: textOf(learnedByWords) }
  const version = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12)
  return `import type { Doubt } from './doubt-names.ts'
import type { Features } from './features.ts'

/** Weights learned from the questions of many businesses. */
export type Learned = {
  weights: Readonly<Record<keyof Features, number>>
  /** Of each feature as a share of the highest value that any document has. */
  shareWeights: Readonly<Record<keyof Features, number>>
  /** Of the signals for and against an answer. */
  doubts: Readonly<Record<Doubt, number>>
  /** The confidence below which no answer is given, for knowledge that is not calibrated. */
  unknown: number
  /** Added to what the phrasings of a knowledge base say about its threshold. */
  offset: number
}

/* oxlint-disable oxc/approx-constant -- a weight may happen to be near a constant */

/** Written by tests/robot-eval/train.ts; not to be edited by hand. */
export const learned: Learned = ${texts.learned}

/** For languages without text vectors. */
export const learnedByWords: Learned = ${texts.words}

/** Thresholds that were measured by other weights say nothing. */
export const weightsVersion = '${version}'
`
}

function textOf({ weights, shareWeights, doubts, unknown, offset }: Learned): string {
  return `{
  weights: {
${rows(weights)}
  },
  shareWeights: {
${rows(shareWeights)}
  },
  doubts: {
${rows(doubts)}
  },
  unknown: ${unknown.toFixed(2)},
  offset: ${offset.toFixed(2)},
}`
}

function rows(table: Readonly<Record<string, number>>): string {
  return Object.entries(table)
    .map(([name, value]) => `    ${name}: ${Number(value.toFixed(3))},`)
    .join('\n')
}
