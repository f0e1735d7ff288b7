import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import type { Result } from '@foyer/client/result.ts'
import type { Uploader } from '@foyer/client/upload/upload.ts'
import { asPictureUrl } from '@foyer/core/composer/pasted.ts'
import type { Upload } from '@foyer/core/composer/upload.ts'
import type { StoredFile } from '@foyer/core/composer/uploaded-content.ts'
import { offersUploads } from '@foyer/core/session/selectors.ts'
import { createUploadStore } from '@foyer/ui/uploads/create-upload-store.ts'
import { uploadNews } from '@foyer/ui/uploads/upload-news.ts'
import type { Chat } from '../chat.ts'

/** The two roads of files in a chat. */
export type ChatUploader = Pick<Uploader, 'upload' | 'uploadBase64'>

export type UploadsAround = {
  chat: Pick<Chat, 'sendContent'> & {
    session: Pick<Chat['session'], 'get' | 'subscribe' | 'dispatch'>
    toasts: Pick<Chat['toasts'], 'show'>
  }
  uploader: ChatUploader
  newId: () => string
  readDataUrl: (file: File) => Promise<string>
}

/** The visitor's files on their way, and what becomes of them in the conversation. */
export function createUploads({ chat, uploader, newId, readDataUrl }: UploadsAround) {
  const store = createUploadStore({
    newId,
    post: async (upload, file, watched) => uploadNews(upload.id, await post(upload, file, watched)),
    perform: (effect) => {
      switch (effect.do) {
        case 'send':
          return chat.sendContent(effect.content)
        case 'notice':
          return chat.toasts.show(effect)
        case 'refuseIdentity':
          return chat.session.dispatch({ type: 'identityRefused' })
      }
    },
  })

  type Transfer = { signal: AbortSignal; onProgress: (share: number) => void }

  async function post({ road }: Upload, file: File, transfer: Transfer): Promise<Result<StoredFile>> {
    const watched = { ...transfer, userId: chat.session.get().visitor?.userId ?? '' }
    if (road === 'form') return uploader.upload(file, watched)
    const dataUrl = await readDataUrl(file).catch(() =>
      ignoreExpected('a file that the browser can no longer read is like one that does not arrive'),
    )
    if (dataUrl === undefined) return { ok: false, kind: 'unknown', reason: 'network', retryAfterMs: 0 }
    return uploader.uploadBase64(asPictureUrl(dataUrl), watched)
  }

  chat.session.subscribe(() => {
    if (store.get().length > 0 && !offersUploads(chat.session.get())) store.dispatch({ type: 'closed' })
  })

  return {
    get: store.get,
    subscribe: store.subscribe,
    cancel: store.cancel,
    retry: store.retry,
    fileOf: store.fileOf,
    add: (chosen: readonly File[], road: Upload['road'] = 'form'): void => {
      const session = chat.session.get()
      if (!session.channel || chosen.length === 0) return
      store.dispatch({
        type: 'added',
        files: store.hold(chosen, road),
        status: offersUploads(session) ? 'withAgent' : 'noAgent',
        flags: session.channel,
      })
    },
  }
}

export type UploadStore = ReturnType<typeof createUploads>
