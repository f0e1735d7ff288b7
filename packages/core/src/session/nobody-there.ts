import { unsentText } from './failures.ts'
import { openLeave } from './leave-message.ts'
import { next, type Rules, type SessionState, type Step } from './state.ts'

/** T-13: with nobody to talk to, a message can be left where the channel takes any, with what was typed meanwhile. */
export function nobodyThere(state: SessionState, rules: Rules): Step {
  if (state.channel?.leaveMsgMode !== 1) return next(state)
  if (rules.hasLeaveScreen) return next(state, { do: 'navigate', to: '/leaveMsg' })
  return openLeave(state, { text: unsentText(state), endsWait: false })
}
