import { claim } from '../claim.ts'
import { type Command, done } from '../host.ts'
import { unsentText } from '@foyer/core/session/failures.ts'
import { failureOf } from '../failure-of.ts'
import { forgetUnsent, forgetVisitor } from '../../session/forget-visitor.ts'
import { rememberVerified } from '../verified.ts'

export const update: Command<'update'> = ({ user }, host) => claim(host, user)

/**
 * The site's server vouches for the visitor. Who turns out to have talked here before goes on with that conversation:
 * the page starts over with the proof that the server gave. The proof itself never leaves the frame.
 */
export const identify: Command<'identify'> = async ({ jwt }, { chat, client, surface, tell }) => {
  const { session, frame, params } = chat
  const { visitor, channel } = session.get()
  if (!visitor || !channel) return 'notReady'
  const answer = await client.identify({ userId: visitor.userId, jwt })
  if (!answer.ok) return failureOf(answer)
  const { userId, token } = answer.data
  const { tenantId } = channel
  const { channelId } = params
  const isSame = userId === visitor.userId
  if (!isSame) {
    // Unsent text becomes the draft in the conversation of the new visitor.
    frame.kept.saveDraft(unsentText(session.get()))
    forgetUnsent(frame.store, { tenantId, channelId, userId: visitor.userId })
  }
  frame.kept.saveIdentity({ tenantId, channelId, userId, token })
  rememberVerified(chat, userId)
  tell({ name: 'identity', isVerified: true })
  return isSame ? done : { after: surface.reload }
}

/** Sends the visitor's current page on the site. */
export const page: Command<'page'> = ({ url }, host) =>
  isWebAddress(url) ? claim(host, { previousUrl: url }) : 'invalid'

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url)
}

/** Deletes all stored data of the visitor and reloads. A hidden chat then waits to be opened. */
export const reset: Command<'reset'> = (_command, { chat, surface, tell }) => {
  const { channelId } = chat.params
  const { channel } = chat.session.get()
  forgetVisitor(chat.frame.store, { tenantId: channel?.tenantId ?? '', channelId })
  tell({ name: 'identity', isVerified: false })
  surface.setHeld(!chat.frame.isShown())
  return { after: surface.reload }
}
