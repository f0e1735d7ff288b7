import { done, type Command } from '../host.ts'

export const view: Command<'view'> = ({ view: wanted }, { chat: { session } }) => {
  const { channel, leave } = session.getSnapshot()
  if (wanted === 'leave-message') {
    if (channel?.leaveMsgMode !== 1) return 'refused'
    session.dispatch({ type: 'leavePressed' })
    return done
  }
  // What is on its way keeps its words until it has arrived.
  if (leave?.isSending) return 'unavailable'
  session.dispatch({ type: 'leaveDismissed' })
  return done
}
