import { newId } from '@foyer/client/new-id.ts'
import { browserClock } from '@foyer/client/ports/clock.ts'
import { browserStorage, createStore } from '@foyer/client/storage.ts'
import { emptyLeaveDraft, readLeaveDraft } from '@foyer/core/leave-message/draft.ts'
import { timing } from '@foyer/core/timing.ts'
import type { Chat } from '../../session/chat.ts'
import { createLeaveDraft, type DraftShelf, type LeaveDraftStore } from './create-leave-draft.ts'

/** One for each chat: the popup closes and opens around it. */
const stores = new WeakMap<Chat, LeaveDraftStore>()

export function leaveDraftOf(chat: Chat): LeaveDraftStore {
  const known = stores.get(chat)
  if (known) return known
  const made = createLeaveDraft(chat.session, newId, shelfOf(chat))
  stores.set(chat, made)
  return made
}

function shelfOf({ params }: Chat): DraftShelf {
  const store = createStore(browserClock, browserStorage())
  const key = `${params.channelId}&leave`
  return {
    read: () => readLeaveDraft(store.get(key)),
    write: (draft) =>
      draft === emptyLeaveDraft ? store.remove(key) : store.set(key, draft, timing.userIdLifetimeMs),
  }
}
