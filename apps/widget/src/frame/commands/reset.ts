import { forgetVisitor } from '../forget.ts'
import type { Command } from '../host.ts'

/** Whoever was here is gone, with all that this browser knew of them. The page starts over; unseen, it waits to be opened. */
export const reset: Command<'reset'> = (_command, { chat, surface, tell }) => {
  const { channelId } = chat.params
  const { channel } = chat.session.getSnapshot()
  forgetVisitor(chat.frame.store, { tenantId: channel?.tenantId ?? '', channelId })
  tell({ name: 'identity', isVerified: false })
  surface.setHeld(!chat.frame.isShown())
  return { after: surface.reload }
}
