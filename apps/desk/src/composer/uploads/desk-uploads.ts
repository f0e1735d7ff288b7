import { createFilePost } from '@foyer/client/upload/file-post.ts'
import { browserClock } from '@foyer/client/ports/clock.ts'
import { encodeContent } from '@foyer/contract/messages/codec.ts'
import { deskPath } from '@foyer/contract/paths.ts'
import type { Uploads } from '@foyer/core/composer/upload.ts'
import type { StoredFile } from '@foyer/core/composer/uploaded-content.ts'
import { timing } from '@foyer/core/timing.ts'
import { createUploadStore } from '@foyer/ui/uploads/create-upload-store.ts'
import { uploadNews } from '@foyer/ui/uploads/upload-news.ts'
import { useStore } from '@foyer/ui/use-store.ts'
import { useDesk } from '../../live/desk-context.tsx'
import type { Desk } from '../../live/create-desk.ts'

type Store = ReturnType<typeof createUploadStore>

/** One for each thread: files go on while their agent looks at another one. */
const stores = new WeakMap<Desk, Map<string, Store>>()

/** An agent has no buttons that a channel could take away. */
const everything = { imageButtonFlag: true, videoButtonFlag: true, fileButtonFlag: true } as const

const post = createFilePost<StoredFile>({
  headers: () => ({ 'x-foyer-desk': '1' }),
  now: browserClock.now,
  timeoutMs: timing.requestTimeoutMs,
})

export function useUploadStore(threadId: string) {
  const store = storeOf(useDesk(), threadId)
  return {
    ...store,
    add: (files: readonly File[]): void =>
      store.dispatch({
        type: 'added',
        files: store.hold(files, 'form'),
        status: 'withAgent',
        flags: everything,
      }),
  }
}

export function useUploads(threadId: string): Uploads {
  return useStore(storeOf(useDesk(), threadId))
}

function storeOf(desk: Desk, threadId: string): Store {
  const ofDesk = stores.get(desk) ?? new Map<string, Store>()
  stores.set(desk, ofDesk)
  const store = ofDesk.get(threadId) ?? newStore(desk, threadId)
  ofDesk.set(threadId, store)
  return store
}

function newStore({ dispatch }: Desk, threadId: string): Store {
  return createUploadStore({
    newId: () => crypto.randomUUID(),
    post: async ({ id }, file, transfer) => {
      const form = new FormData()
      // The thread comes first: a server reads a form from its beginning.
      form.append('threadId', threadId)
      form.append('file', file, file.name)
      return uploadNews(id, await post(deskPath('uploadFile'), form, transfer))
    },
    perform: (effect) => {
      // Why a file failed stands at the file; a session that is over shows by itself.
      if (effect.do !== 'send') return
      const { msgType, msgContent, fileName } = encodeContent(effect.content)
      const item = { id: crypto.randomUUID(), threadId, at: browserClock.now(), text: msgContent, msgType }
      const named = fileName === undefined ? item : { ...item, fileName }
      dispatch({ on: 'outbox', event: { on: 'queued', item: { ...named, state: 'sending' } } })
    },
  })
}
