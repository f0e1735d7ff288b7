import { doubtNames } from '@foyer/server/rules/robot/rank/doubt-names.ts'
import { featureNames } from '@foyer/server/rules/robot/rank/features.ts'

/** The text of apps/server/src/rules/robot/rank/weights.ts. */
export function weightsFile(
  weights: readonly number[],
  doubts: readonly number[],
  limits: { unknown: number; answer: number },
): string {
  return `import type { Doubt } from './doubt-names.ts'
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
`
}

function rows(names: readonly string[], values: readonly number[]): string {
  return names.map((name, i) => `  ${name}: ${Number((values[i] ?? 0).toFixed(2))},`).join('\n')
}
