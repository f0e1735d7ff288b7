import { newId } from '@foyer/client/new-id.ts'
import { browserClock } from '@foyer/client/ports/clock.ts'
import { createUploader, type Uploader } from '@foyer/client/upload/upload.ts'
import { timing } from '@foyer/core/timing.ts'
import type { Uploads } from '@foyer/core/composer/upload.ts'
import { useStore } from '@foyer/ui/use-store.ts'
import { useChat } from '../ChatContext.tsx'
import type { Chat } from '../chat.ts'
import { createUploads, type ChatUploader, type UploadStore } from './create-uploads.ts'

/** A file as a data url; rejects when it cannot be read any more. */
function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('no data url')),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(file)
  })
}

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
  return useStore(useUploadStore())
}

function browserUploader({ token }: Chat): Uploader {
  return createUploader({ token, now: browserClock.now, timeoutMs: timing.requestTimeoutMs })
}
