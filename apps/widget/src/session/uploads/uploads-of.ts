import { newId } from '@foyer/client/new-id.ts'
import { browserClock } from '@foyer/client/ports/clock.ts'
import { createUploader, type Uploader } from '@foyer/client/upload/upload.ts'
import { timing } from '@foyer/core/timing.ts'
import type { Uploads } from '@foyer/core/composer/upload.ts'
import { useSyncExternalStore } from 'react'
import { useChat } from '../ChatContext.tsx'
import type { Chat } from '../chat.ts'
import { createUploads, type ChatUploader, type UploadStore } from './create-uploads.ts'
import { readDataUrl } from './read-data-url.ts'

/** One for each chat, made when it is first wanted: it goes on while layouts change around it. */
const stores = new WeakMap<Chat, UploadStore>()

export function uploadsOf(chat: Chat, uploader?: ChatUploader): UploadStore {
  const known = stores.get(chat)
  if (known) return known
  const made = createUploads({ chat, uploader: uploader ?? browserUploader(chat), newId, readDataUrl })
  stores.set(chat, made)
  return made
}

export function useUploadStore(): UploadStore {
  return uploadsOf(useChat())
}

export function useUploads(): Uploads {
  const { subscribe, getSnapshot } = useUploadStore()
  return useSyncExternalStore(subscribe, getSnapshot)
}

function browserUploader({ token }: Chat): Uploader {
  return createUploader({ token, now: browserClock.now, timeoutMs: timing.requestTimeoutMs })
}
