import { errors } from '@foyer/contract/errors.ts'
import type { TicketFile } from '@foyer/contract/tickets/parts.ts'
import type { Uploads } from '@foyer/core/composer/upload.ts'
import { errorNotice } from '@foyer/core/session/failures.ts'
import { refuseAttachment, roomForAttachments } from '@foyer/core/tickets/attachments.ts'
import { limits, timing } from '@foyer/core/timing.ts'
import { createUploadStore } from '@foyer/ui/uploads/create-upload-store.ts'
import { uploadNews } from '@foyer/ui/uploads/upload-news.ts'
import type { TicketAccess } from '../ticket-access.ts'
import { drawablePicture } from './drawable-picture.ts'

export type Attachments = { files: readonly TicketFile[]; uploads: Uploads }

/** Tickets take pictures whoever is there, and whatever the chat takes. */
const always = { imageButtonFlag: 1, videoButtonFlag: 1, fileButtonFlag: 1 } as const

type Around = {
  access: Pick<TicketAccess, 'uploader' | 'who' | 'notify' | 'refuseIdentity' | 'newId'>
  /** What was attached before the page was loaded. */
  files: readonly TicketFile[]
  onFiles: (files: readonly TicketFile[]) => void
  /** How a picture is read; a browser's own unless told otherwise. */
  prepare?: (file: File) => Promise<File>
}

/** The files of a ticket or a reply: on their way, and there. */
export function createAttachments({ access, files: given, onFiles, prepare = drawablePicture }: Around) {
  let state: Attachments = { files: given, uploads: [] }
  const types = new Map<string, string>()
  const listeners = new Set<() => void>()

  function become(next: Attachments): void {
    const isNew = next.files !== state.files
    state = next
    if (isNew) onFiles(next.files)
    for (const listener of listeners) listener()
  }

  const store = createUploadStore({
    newId: access.newId,
    post: async ({ id }, file, watched) => {
      const { userId } = access.who()
      const ready = await prepare(file)
      const outcome = await access.uploader.uploadWoFile(ready, { ...watched, userId })
      if (outcome.ok) types.set(outcome.data.url, ready.type)
      return uploadNews(id, outcome)
    },
    perform: (effect) => {
      if (effect.do === 'notice') return access.notify(effect)
      if (effect.do === 'refuseIdentity') return access.refuseIdentity()
      const { content } = effect
      if (!('url' in content) || !('name' in content)) return
      const { url, name } = content
      become({
        ...state,
        files: [...state.files, { fileName: name, fileType: types.get(url) ?? '', fileUrl: url }],
      })
    },
  })
  store.subscribe(() => become({ ...state, uploads: store.getSnapshot() }))

  return {
    getSnapshot: (): Attachments => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    fileOf: store.fileOf,
    cancel: store.cancel,
    retry: store.retry,
    remove: (url: string): void =>
      become({ ...state, files: state.files.filter(({ fileUrl }) => fileUrl !== url) }),
    /** Sent, or given up. */
    clear: (): void => {
      store.dispatch({ type: 'closed' })
      become({ files: [], uploads: [] })
    },

    /** V-05, V-08. */
    add: (chosen: readonly File[]): void => {
      const judged = chosen.map((file) => ({
        file,
        error: refuseAttachment({ name: file.name, bytes: file.size }),
      }))
      const reasons = new Set(judged.flatMap(({ error }) => (error ? [errors[error].text] : [])))
      for (const reason of reasons) access.notify(errorNotice(reason))
      const good = judged.flatMap(({ file, error }) => (error ? [] : [file]))
      const taken = good.slice(0, roomForAttachments(state.files.length + state.uploads.length))
      if (taken.length < good.length) access.notify(tooMany)
      if (taken.length === 0) return
      store.dispatch({ type: 'added', files: store.hold(taken, 'form'), status: 'withAgent', flags: always })
    },
  }
}

const tooMany = {
  do: 'notice',
  tone: 'error',
  text: 'notice.filesMax',
  params: { count: String(limits.attachments) },
  ms: timing.toastMs,
} as const

export type AttachmentStore = ReturnType<typeof createAttachments>
