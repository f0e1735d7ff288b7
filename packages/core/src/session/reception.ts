import type { ReceiveMode } from '@foyer/contract/codes.ts'
import { guideSoon } from './guide.ts'
import { answersFirst, receiveModeOf } from './selectors.ts'
import { next, type SessionState, type Step } from './state.ts'
import { wantPerson } from './transfer.ts'

/** First responder for each receive mode of the channel (D-05, T-12). */
const reception = {
  robot: guideSoon,
  robotGuide: guideSoon,
  humanFirst: askForPerson,
  humanOnly: askForPerson,
} satisfies Record<ReceiveMode, (state: SessionState) => Step>

export function beginReception(state: SessionState): Step {
  return reception[receiveModeOf(state.channel)]({ ...state, mode: { name: 'robot' } })
}

/** A closed panel asks for nobody: the visitor would queue, and be answered, without knowing. */
export function receiveUnseen(state: SessionState): Step {
  const isHeld = answersFirst(state.channel) === 'person' && state.timeline.pending.length === 0
  return isHeld ? next({ ...state, mode: { name: 'robot', isReceptionDue: true } }) : beginReception(state)
}

/** At once, or with the visitor's first message where the channel wants that (msgToTransferFlag). */
function askForPerson(state: SessionState): Step {
  const isWaiting = state.channel?.msgToTransferFlag === true
  const held = { ...state, holdsSends: isWaiting }
  return isWaiting && state.timeline.pending.length === 0 ? next(held) : wantPerson(held)
}
