import { healthAfter, healthy, isResting, type Health } from '@foyer/core/robot/model/health.ts'
import type { Clock } from '../../../platform/clock.ts'

type ChannelRef = { tenantId: number; channelId: number }

/** Answers under way on a node: beyond this a slow model would only collect connections. */
const mostAtOnce = 200
const mostRemembered = 10_000

/** What this node knows of each channel's model: how it has been lately, and how many answers are under way. */
export function createModelHealth(clock: Clock) {
  const known = new Map<string, Health>()
  let underWay = 0
  const keyOf = ({ tenantId, channelId }: ChannelRef): string => `${tenantId}:${channelId}`

  return {
    /** Undefined when it may be asked. */
    refusal(ref: ChannelRef): 'busy' | 'resting' | undefined {
      if (isResting(known.get(keyOf(ref)) ?? healthy, clock.now())) return 'resting'
      return underWay >= mostAtOnce ? 'busy' : undefined
    },
    async during<T>(work: () => Promise<T>): Promise<T> {
      underWay += 1
      try {
        return await work()
      } finally {
        underWay -= 1
      }
    },
    note(ref: ChannelRef, hasFailed: boolean): void {
      const before = known.get(keyOf(ref)) ?? healthy
      if (known.size >= mostRemembered) known.clear()
      known.set(keyOf(ref), healthAfter(before, hasFailed, clock.now()))
    },
  }
}
