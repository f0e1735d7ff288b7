import { newId } from '@foyer/client/new-id.ts'
import { browserClock } from '@foyer/client/ports/clock.ts'
import { rawLocalStorage, createStorage } from '@foyer/client/storage.ts'
import { createCalls } from '../../session/calls.ts'
import type { Chat } from '../../session/chat.ts'
import type { TicketAccess } from './ticket-access.ts'

/** One for each chat: what is being written outlives the popup that it is written in. */
const known = new WeakMap<Chat, TicketAccess>()

export function accessOf(chat: Chat, given?: TicketAccess): TicketAccess {
  const made = known.get(chat) ?? given ?? createAccess(chat)
  known.set(chat, made)
  return made
}

function createAccess({ session, toasts, token, params }: Chat): TicketAccess {
  return {
    ...createCalls(token),
    who: () => {
      const { visitor, channel } = session.get()
      return { userId: visitor?.userId ?? '', tenantId: channel?.tenantId ?? '' }
    },
    notify: toasts.show,
    refuseIdentity: () => session.dispatch({ type: 'identityRefused' }),
    store: createStorage(browserClock, rawLocalStorage()),
    place: params.channelId,
    newId,
  }
}
