import { modelTiming } from '@foyer/core/timing.ts'

type Growth = { sinceMs: number; pushedLength: number; length: number }

/**
 * In how long an answer that grows is worth showing again; undefined when there is nothing new. Each time the whole
 * of it travels, so the longer it is the rarer it goes: a long answer costs no more than a few short ones.
 */
export function pushDueInMs({ sinceMs, pushedLength, length }: Growth): number | undefined {
  if (length === pushedLength) return undefined
  return Math.max(0, Math.max(modelTiming.pushMs, length / 8) - sinceMs)
}
