import { otherSide } from '@foyer/core/calls/row.ts'
import { allOn, type CallState } from '@foyer/core/calls/state.ts'
import type { CallSnapshot } from './call-session.ts'

type Around = Pick<CallSnapshot, 'problem' | 'quality' | 'local' | 'remote'>

/** What a window sees of the machine and of what is around it. */
export function snapshotOf(
  { phase, call, reason, media, mine, since, side }: CallState,
  around: Around,
): CallSnapshot {
  const others = call?.devices[otherSide(side)] ?? allOn
  return { phase, call, reason, media, mine, others, since, ...around }
}
