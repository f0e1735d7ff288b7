import { createFilePost } from '@foyer/client/upload/file-post.ts'
import { browserClock } from '@foyer/client/ports/clock.ts'
import { createStore } from '@foyer/client/store.ts'
import { maxAttachments } from '@foyer/contract/files/limits.ts'
import { deskPath } from '@foyer/contract/paths.ts'
import type { StoredFile } from '@foyer/core/composer/uploaded-content.ts'
import { timing } from '@foyer/core/timing.ts'
import { createUploadStore } from '@foyer/ui/uploads/create-upload-store.ts'
import { uploadNews } from '@foyer/ui/uploads/upload-news.ts'
import { useStore } from '@foyer/ui/use-store.ts'
import type { ReplyMode } from '../../composer/reply-context.tsx'
import { useDesk } from '../../live/desk-context.tsx'
import type { Desk } from '../../live/create-desk.ts'

/** A file that is with the server and goes with the next reply. */
export type Attached = { url: string; name: string }

type TicketUploads = ReturnType<typeof newUploads>

/** Kept per ticket, and for replies and notes apart: a file that colleagues are to see must not go to the customer. */
const kept = new WeakMap<Desk, Map<string, TicketUploads>>()

const everything = { imageButtonFlag: true, videoButtonFlag: true, fileButtonFlag: true } as const

const post = createFilePost<StoredFile>({
  headers: () => ({ 'x-foyer-desk': '1' }),
  now: browserClock.now,
  timeoutMs: timing.requestTimeoutMs,
})

export function useTicketUploads(ticketId: string, mode: ReplyMode) {
  const { store, attached } = uploadsOf(useDesk(), ticketId, mode)
  const uploads = useStore(store)
  const files = useStore(attached)
  const free = maxAttachments - uploads.length - files.length
  return {
    store,
    uploads,
    files,
    /** Takes as many as there is room for, and says how many were left. */
    add: (chosen: readonly File[]): number => {
      const taken = chosen.slice(0, Math.max(0, free))
      store.dispatch({
        type: 'added',
        files: store.hold(taken, 'form'),
        status: 'withAgent',
        flags: everything,
      })
      return chosen.length - taken.length
    },
    remove: (url: string): void => attached.set(attached.get().filter((file) => file.url !== url)),
    clear: (): void => attached.set([]),
  }
}

function uploadsOf(desk: Desk, ticketId: string, mode: ReplyMode): TicketUploads {
  const ofDesk = kept.get(desk) ?? new Map<string, TicketUploads>()
  kept.set(desk, ofDesk)
  const key = `${ticketId}.${mode}`
  const known = ofDesk.get(key) ?? newUploads(ticketId)
  ofDesk.set(key, known)
  return known
}

function newUploads(ticketId: string) {
  const attached = createStore<readonly Attached[]>([])
  const store = createUploadStore({
    newId: () => crypto.randomUUID(),
    post: async ({ id }, file, transfer) => {
      const form = new FormData()
      // The ticket comes first: a server reads a form from its beginning.
      form.append('ticketId', ticketId)
      form.append('file', file, file.name)
      return uploadNews(id, await post(deskPath('uploadTicketFile'), form, transfer))
    },
    perform: (effect) => {
      // Why a file failed stands at the file.
      if (effect.do !== 'send' || !('url' in effect.content) || !('name' in effect.content)) return
      const { url, name } = effect.content
      attached.set([...attached.get(), { url, name }])
    },
  })
  return { store, attached }
}
