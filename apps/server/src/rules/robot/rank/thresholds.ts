import { learnedFor } from './learned-for.ts'
import type { Learned } from './weights.ts'

/** When the robot is sure enough. `unknown` is measured again for each knowledge base when it is published. */
export type Thresholds = {
  /** The confidence below which no answer is given. */
  unknown: number
  /** The share of the best document below which several are offered instead of one. */
  answer: number
}

/** Of the questions of which the best document has a smaller share, it answers less than half. */
const answer = 0.45

/** For knowledge that is not calibrated yet, or where there was too little to measure. */
export const thresholdsOf = ({ unknown }: Learned): Thresholds => ({ unknown, answer })

export const defaultThresholds = (language: string): Thresholds => thresholdsOf(learnedFor(language))
