import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { createStore } from '@foyer/client/store.ts'
import { errors } from '@foyer/contract/errors.ts'
import type { TicketFile } from '@foyer/contract/tickets/parts.ts'
import type { Uploads } from '@foyer/core/composer/upload.ts'
import { errorNotice } from '@foyer/core/session/failures.ts'
import { refuseAttachment, roomForAttachments } from '../../../rules/tickets/attachments.ts'
import { limits, timing } from '@foyer/core/timing.ts'
import { createUploadStore } from '@foyer/ui/uploads/create-upload-store.ts'
import { uploadNews } from '@foyer/ui/uploads/upload-news.ts'
import type { TicketAccess } from '../ticket-access.ts'

/** V-05 offers bitmaps, which no server of ours draws again: they are sent as the same picture in another format. */
async function drawablePicture(file: File): Promise<File> {
  if (!/^image\/(?:x-ms-)?bmp$/.test(file.type)) return file
  try {
    const bitmap = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    return blob ? new File([blob], file.name.replace(/\.bmp$/i, '.png'), { type: 'image/png' }) : file
  } catch {
    ignoreExpected('the browser cannot draw the file; the server rejects it')
    return file
  }
}

export type Attachments = { files: readonly TicketFile[]; uploads: Uploads }

/** Tickets take pictures whoever is there, and whatever the chat takes. */
const always = { imageButtonFlag: true, videoButtonFlag: true, fileButtonFlag: true } as const

type Around = {
  access: Pick<TicketAccess, 'uploader' | 'who' | 'notify' | 'refuseIdentity' | 'newId'>
  /** Files from before the page loaded. */
  files: readonly TicketFile[]
  onFiles: (files: readonly TicketFile[]) => void
  /** How a picture is read; a browser's own unless told otherwise. */
  prepare?: (file: File) => Promise<File>
}

/** The files of a ticket or a reply: on their way, and there. */
export function createAttachments({ access, files: given, onFiles, prepare = drawablePicture }: Around) {
  const state = createStore<Attachments>({ files: given, uploads: [] })
  const types = new Map<string, string>()

  function setState(change: Partial<Attachments>): void {
    const before = state.get()
    const next = { ...before, ...change }
    state.set(next)
    if (next.files !== before.files) onFiles(next.files)
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
      const stored = { fileName: name, fileType: types.get(url) ?? '', fileUrl: url }
      setState({ files: [...state.get().files, stored] })
    },
  })
  store.subscribe(() => setState({ uploads: store.get() }))

  return {
    get: state.get,
    subscribe: state.subscribe,
    fileOf: store.fileOf,
    cancel: store.cancel,
    retry: store.retry,
    remove: (url: string): void =>
      setState({ files: state.get().files.filter(({ fileUrl }) => fileUrl !== url) }),
    /** Sent, or given up. */
    clear: (): void => {
      store.dispatch({ type: 'closed' })
      setState({ files: [], uploads: [] })
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
      const { files, uploads } = state.get()
      const taken = good.slice(0, roomForAttachments(files.length + uploads.length))
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
