import type { Entry } from '@foyer/core/log/entry.ts'
import { callTiming } from '@foyer/core/timing.ts'

/** The call that an entry tells of, while it may still matter to somebody; who reads old entries again is not woken. */
export function freshCallIn({ body, at }: Entry, now: number): string | undefined {
  if (body.type !== 'callStarted' && body.type !== 'callEnded') return undefined
  return now - at < callTiming.ringMs ? body.callId : undefined
}
