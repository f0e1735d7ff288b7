import { hasConversation } from '../../rules/host/has-conversation.ts'
import { type Command, done } from '../host.ts'
import { canSend, canWrite, offersTransfer } from '@foyer/core/session/selectors.ts'
import type { Mode } from '@foyer/core/session/state.ts'
import { readingOf } from '../../rules/host/reading-of.ts'
import { isVerified } from '../verified.ts'

/** The visitor came from another page of the site, or has just opened the chat: is a conversation under way? */
export const resume: Command<'resume'> = async (_command, { chat: { session } }) => {
  session.dispatch({ type: 'resumed' })
  await new Promise<void>((resolve) => {
    const look = (): void => {
      const { isResuming, isWanted, visitor, mode } = session.get()
      // A chat that was opened meanwhile is about to start.
      const isComing = isWanted && !visitor && mode.name !== 'lost'
      if (isResuming || isComing) return
      stop()
      resolve()
    }
    const stop = session.subscribe(look)
    look()
  })
  return { value: hasConversation(session.get()) }
}

/** Words to begin with. Whoever has begun already keeps their own. */
export const draft: Command<'draft'> = ({ text }, { chat: { session } }) => {
  const isFree = session.get().draft.text.trim() === ''
  if (isFree) session.dispatch({ type: 'draftChanged', text })
  return done
}

export const view: Command<'view'> = ({ view: wanted }, { chat: { session } }) => {
  const { channel, leave } = session.get()
  if (wanted === 'leave-message') {
    if (channel?.leaveMsgMode !== true) return 'refused'
    session.dispatch({ type: 'leavePressed' })
    return done
  }
  // A message keeps its text until the server has stored it.
  if (leave?.isSending) return 'unavailable'
  session.dispatch({ type: 'leaveDismissed' })
  return done
}

/** Said by the page in the visitor's name, where they can see it. Answers with the id that `message:sent` will name. */
export const send: Command<'send'> = ({ text }, { chat: { session }, newId, now }) => {
  if (!canSend(session.get(), text)) return 'unavailable'
  const id = newId()
  session.dispatch({ type: 'sendPressed', id, text, at: now() })
  return { value: { id } }
}

/** The thing that the visitor asks about, as a message of theirs. */
export const card: Command<'card'> = ({ card: given }, { chat: { session }, newId, now }) => {
  if (!canWrite(session.get())) return 'unavailable'
  const { title, desc = '', picture = '', price = '', url = '' } = given
  const content = {
    kind: 'goods',
    imgUrl: picture,
    title,
    describe: desc,
    label: price,
    fromUrl: url,
  } as const
  const id = newId()
  session.dispatch({ type: 'contentSent', id, content, at: now() })
  return { value: { id } }
}

/** Asks for a person, of a group or by name, under the channel's own rule of whether visitors may. */
export const transfer: Command<'transfer'> = ({ groupId, adminId }, { chat: { session } }) => {
  const state = session.get()
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

export const get: Command<'get'> = ({ what }, { chat }) => {
  const state = chat.session.get()
  const facts = { isShown: chat.frame.isShown(), isVerified: isVerified(chat) }
  return { value: readingOf(state, what, facts) }
}
