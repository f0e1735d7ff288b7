import type { Learned } from '@foyer/server/rules/robot/rank/weights.ts'

/** The text of apps/server/src/rules/robot/rank/weights.ts. */
export function weightsFile(
  { weights, shareWeights, doubts }: Learned,
  unknown: number,
  offset: number,
): string {
  return `import type { Doubt } from './doubt-names.ts'
import type { Features } from './features.ts'

/** When the robot is sure enough. \`unknown\` is measured again for each knowledge base when it is published. */
export type Thresholds = {
  /** The confidence below which no answer is given. */
  unknown: number
  /** The share of the best document below which several are offered instead of one. */
  answer: number
}

/** Weights learned from the questions of many businesses. */
export type Learned = {
  weights: Readonly<Record<keyof Features, number>>
  /** Of each feature as a share of the highest value that any document has. */
  shareWeights: Readonly<Record<keyof Features, number>>
  /** Of the signals for and against an answer. */
  doubts: Readonly<Record<Doubt, number>>
}

/* oxlint-disable oxc/approx-constant -- a weight may happen to be near a constant */

/** Written by tests/robot-eval/train.ts; not to be edited by hand. */
export const learned: Learned = {
  weights: {
${rows(weights)}
  },
  shareWeights: {
${rows(shareWeights)}
  },
  doubts: {
${rows(doubts)}
  },
}

/** For knowledge that is not calibrated yet. */
export const defaultThresholds: Thresholds = { unknown: ${unknown.toFixed(2)}, answer: 0.4 }

/** Added to what the phrasings of a knowledge base say about its threshold. */
export const calibrationOffset = ${offset.toFixed(2)}
`
}

function rows(table: Readonly<Record<string, number>>): string {
  return Object.entries(table)
    .map(([name, value]) => `    ${name}: ${Number(value.toFixed(3))},`)
    .join('\n')
}
