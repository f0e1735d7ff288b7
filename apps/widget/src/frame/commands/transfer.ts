import { offersTransfer } from '@foyer/core/session/selectors.ts'
import type { Mode } from '@foyer/core/session/state.ts'
import { done, type Command } from '../host.ts'

/** Asks for a person, of a group or by name, under the channel's own rule of whether visitors may. */
export const transfer: Command<'transfer'> = ({ groupId, adminId }, { chat: { session } }) => {
  const state = session.getSnapshot()
  if (isAsked[state.mode.name]) return done
  if (!offersTransfer(state)) return 'refused'
  if (state.isTransferLocked) return 'tooMany'
  session.dispatch({ type: 'transferPressed', ...(groupId && { groupId }), ...(adminId && { adminId }) })
  return done
}

/** Asking again changes nothing. */
const isAsked = {
  starting: false,
  form: false,
  robot: false,
  requesting: true,
  queued: true,
  withAgent: true,
  ended: false,
  lost: false,
} satisfies Record<Mode['name'], boolean>
