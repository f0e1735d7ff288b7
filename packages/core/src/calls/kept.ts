import { isActive } from './phase.ts'
import type { CallState, SavedCall } from './state.ts'

/** State that survives a reload: the current call, or an end of a call that the server may not know yet. */
export function keptOf(state: CallState): SavedCall | undefined {
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
