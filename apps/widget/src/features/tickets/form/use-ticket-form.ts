import { useStore } from '@foyer/ui/use-store.ts'
import type { Chat } from '../../../session/chat.ts'
import { accessOf } from '../../forms/access-of.ts'
import { createTicketForm, type TicketFormStore } from './create-ticket-form.ts'

/** One for each chat: the popup closes and opens around it. */
const stores = new WeakMap<Chat, TicketFormStore>()

export function ticketFormOf(chat: Chat): TicketFormStore {
  const known = stores.get(chat)
  if (known) return known
  const made = createTicketForm({
    access: accessOf(chat),
    templateId: chat.session.get().channel?.leaveMsgWoType ?? '',
    kind: 'leave',
    onSent: ({ woNumber }) => chat.session.dispatch({ type: 'ticketLeft', number: woNumber }),
  })
  stores.set(chat, made)
  return made
}

export function useTicketForm(form: TicketFormStore) {
  return { state: useStore(form), attached: useStore(form.attachments) }
}
