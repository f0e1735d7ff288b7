import { hasConversation } from '@foyer/core/host/has-conversation.ts'
import type { Command } from '../host.ts'

/** The visitor came from another page of the site, or has just opened the chat: is a conversation under way? */
export const resume: Command<'resume'> = async (_command, { chat: { session } }) => {
  session.dispatch({ type: 'resumed' })
  await new Promise<void>((resolve) => {
    const look = (): void => {
      const { isResuming, isWanted, visitor, mode } = session.getSnapshot()
      // A chat that was opened meanwhile is about to start.
      const isComing = isWanted && !visitor && mode.name !== 'lost'
      if (isResuming || isComing) return
      stop()
      resolve()
    }
    const stop = session.subscribe(look)
    look()
  })
  return { value: hasConversation(session.getSnapshot()) }
}
