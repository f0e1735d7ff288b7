import { unsentText } from '@foyer/core/session/failures.ts'
import { failureOf } from '../failure-of.ts'
import { forgetUnsent } from '../forget.ts'
import { done, type Command } from '../host.ts'
import { rememberVerified } from '../verified.ts'

/**
 * The site's server vouches for the visitor. Who turns out to have talked here before goes on with that conversation:
 * the page starts over with the proof that the server gave. The proof itself never leaves the frame.
 */
export const identify: Command<'identify'> = async ({ jwt }, { chat, client, surface, tell }) => {
  const { session, frame, params } = chat
  const { visitor, channel } = session.getSnapshot()
  if (!visitor || !channel) return 'notReady'
  const answer = await client.identify({ userId: visitor.userId, jwt })
  if (!answer.ok) return failureOf(answer)
  const { userId, token } = answer.data
  const { tenantId } = channel
  const { channelId } = params
  const isSame = userId === visitor.userId
  if (!isSame) {
    // What was not sent waits in the field for the conversation that it now belongs to.
    frame.kept.saveDraft(unsentText(session.getSnapshot()))
    forgetUnsent(frame.store, { tenantId, channelId, userId: visitor.userId })
  }
  frame.kept.saveIdentity({ tenantId, channelId, userId, token })
  rememberVerified(chat, userId)
  tell({ name: 'identity', isVerified: true })
  return isSame ? done : { after: surface.reload }
}
