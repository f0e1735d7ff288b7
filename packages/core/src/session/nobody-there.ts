import { unsentText } from './failures.ts'
import { openLeave } from './leave-message.ts'
import { next, type SessionState, type Step } from './state.ts'

/** T-13: with nobody to talk to, a message can be left where the channel takes any, with what was typed meanwhile. */
export function nobodyThere(state: SessionState): Step {
  if (state.channel?.leaveMsgMode !== true) return next(state)
  return openLeave(state, { text: unsentText(state), endsWait: false })
}
