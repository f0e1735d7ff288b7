import { newId } from '@foyer/client/new-id.ts'
import { browserClock } from '@foyer/client/ports/clock.ts'
import { browserStorage, createStore } from '@foyer/client/storage.ts'
import { emptyLeaveDraft, readLeaveDraft } from '@foyer/core/leave-message/draft.ts'
import { timing } from '@foyer/core/timing.ts'
import type { Chat } from '../../session/chat.ts'
import { accessOf } from '../tickets/access-of.ts'
import { createAttachments, type AttachmentStore } from '../tickets/attachments/create-attachments.ts'
import { createLeaveDraft, type DraftShelf, type LeaveDraftStore } from './create-leave-draft.ts'

type Kept = { draft: LeaveDraftStore; attachments: AttachmentStore }

/** One for each chat: the popup closes and opens around it. */
const stores = new WeakMap<Chat, Kept>()

export function leaveDraftOf(chat: Chat): Kept {
  const known = stores.get(chat) ?? createKept(chat)
  stores.set(chat, known)
  return known
}

function createKept(chat: Chat): Kept {
  let attachments: AttachmentStore | undefined
  const draft = createLeaveDraft(chat.session, newId, shelfOf(chat), (files, onFiles) => {
    attachments = createAttachments({ access: accessOf(chat), files, onFiles })
    return attachments
  })
  if (!attachments) throw new Error('the draft has not opened its files')
  return { draft, attachments }
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
