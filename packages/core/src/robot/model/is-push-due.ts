import { modelTiming } from '../../timing.ts'

type Growth = { sinceMs: number; pushedLength: number; length: number }

/**
 * Whether an answer that grows is worth showing again. Each time the whole of it travels, so the longer it is the
 * rarer it goes: a long answer costs no more than a few short ones.
 */
export function isPushDue({ sinceMs, pushedLength, length }: Growth): boolean {
  if (length === pushedLength) return false
  return sinceMs >= Math.max(modelTiming.pushMs, length / 8)
}
