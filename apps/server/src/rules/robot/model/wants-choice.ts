import { shareOfBest, type Verdict } from '../decide.ts'
import type { Ranked } from '../rank/rank.ts'
import { isUnsure } from './rerank.ts'

/** An answer whose document has less than this share is worth a second opinion. */
const sureFrom = 0.6

/** Whether a model is asked to choose: there are documents to choose from, and the robot is unsure about them. */
export function wantsChoice({ ranked, verdict }: { ranked: readonly Ranked[]; verdict: Verdict }): boolean {
  return ranked.length > 0 && isUnsure(verdict, shareOfBest(ranked), sureFrom)
}
