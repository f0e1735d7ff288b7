import { newId } from '@foyer/client/new-id.ts'
import type { Chat } from '../../session/chat.ts'
import { createLeaveDraft, type LeaveDraftStore } from './create-leave-draft.ts'

/** One for each chat: the popup closes and opens around it. */
const stores = new WeakMap<Chat, LeaveDraftStore>()

export function leaveDraftOf(chat: Chat): LeaveDraftStore {
  const known = stores.get(chat)
  if (known) return known
  const made = createLeaveDraft(chat.session, newId)
  stores.set(chat, made)
  return made
}
