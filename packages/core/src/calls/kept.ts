import { isActive } from './phase.ts'
import type { CallState, KeptCall } from './state.ts'

/** What the page after a reload must know: the call that it was in, or the end that it could not tell yet. */
export function keptOf(state: CallState): KeptCall | undefined {
  const { callId, leg, heard, since, media, mine, farewells } = state
  if (isActive(state) && state.isMember && callId !== '')
    return { callId, leg, at: heard.at, since, media, mine }
  const farewell = farewells.at(-1)
  return (
    farewell && {
      callId: farewell.callId,
      leg: farewell.leg,
      at: farewell.since,
      since,
      media,
      mine,
      farewell: farewell.act,
    }
  )
}
