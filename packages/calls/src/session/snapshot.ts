import { otherSide } from '@foyer/core/calls/row.ts'
import { allOn, type CallState } from '@foyer/core/calls/state.ts'
import type { CallSnapshot } from './call-session.ts'

type Around = Pick<CallSnapshot, 'problem' | 'quality' | 'local' | 'remote'>

/** The other side has turned off all that it could send. */
export function isSilent({ media, others }: Pick<CallSnapshot, 'media' | 'others'>): boolean {
  return others.isMuted && (media === 'voice' || others.isCameraOff)
}

/** The call as the view sees it: the state of the machine and its surroundings. */
export function snapshotOf(
  { phase, call, reason, media, mine, since, side }: CallState,
  around: Around,
): CallSnapshot {
  const others = call?.devices[otherSide(side)] ?? allOn
  return { phase, call, reason, media, mine, others, since, ...around }
}
