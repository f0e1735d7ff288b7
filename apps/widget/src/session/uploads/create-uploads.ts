import type { Result } from '@foyer/client/result.ts'
import type { Uploader } from '@foyer/client/upload/upload.ts'
import { asPictureUrl } from '@foyer/core/composer/pasted.ts'
import type { Upload, UploadEffect, UploadEvent, Uploads } from '@foyer/core/composer/upload.ts'
import type { StoredFile } from '@foyer/core/composer/uploaded-content.ts'
import { stepUploads } from '@foyer/core/composer/uploads.ts'
import { offersUploads } from '@foyer/core/session/selectors.ts'
import type { Chat } from '../chat.ts'

export type UploadsAround = {
  chat: Pick<Chat, 'sendContent'> & {
    session: Pick<Chat['session'], 'getSnapshot' | 'subscribe' | 'dispatch'>
    toasts: Pick<Chat['toasts'], 'show'>
  }
  uploader: Uploader
  newId: () => string
  readDataUrl: (file: File) => Promise<string>
}

/** The files on their way: holds the machine's state, and performs what it wants done. */
export function createUploads({ chat, uploader, newId, readDataUrl }: UploadsAround) {
  let uploads: Uploads = []
  const files = new Map<string, File>()
  const underWay = new Map<string, AbortController>()
  const listeners = new Set<() => void>()

  function dispatch(event: UploadEvent): void {
    const step = stepUploads(uploads, event)
    const isNew = step.uploads !== uploads
    uploads = step.uploads
    const kept = new Set(uploads.map(({ id }) => id))
    for (const id of files.keys()) if (!kept.has(id)) files.delete(id)
    if (isNew) for (const listener of listeners) listener()
    for (const effect of step.effects) perform(effect)
  }

  function perform(effect: UploadEffect): void {
    switch (effect.do) {
      case 'upload':
        return void begin(effect.id)
      case 'abort':
        return underWay.get(effect.id)?.abort()
      case 'send':
        return chat.sendContent(effect.content)
      case 'notice':
        return chat.toasts.show(effect)
      case 'refuseIdentity':
        return chat.session.dispatch({ type: 'identityRefused' })
    }
  }

  async function begin(id: string): Promise<void> {
    const upload = uploads.find((candidate) => candidate.id === id)
    const file = files.get(id)
    if (!upload || !file) return
    const controller = new AbortController()
    underWay.set(id, controller)
    const outcome = await post(upload, file, controller.signal)
    if (underWay.get(id) === controller) underWay.delete(id)
    dispatch(newsOf(id, outcome))
  }

  async function post({ id, road }: Upload, file: File, signal: AbortSignal): Promise<Result<StoredFile>> {
    const userId = chat.session.getSnapshot().visitor?.userId ?? ''
    const watched = {
      userId,
      signal,
      onProgress: (share: number) => dispatch({ type: 'progressed', id, share }),
    }
    if (road === 'form') return uploader.upload(file, watched)
    // A file that cannot be read any more is like one that does not arrive.
    const dataUrl = await readDataUrl(file).catch(() => undefined)
    if (dataUrl === undefined) return { ok: false, kind: 'unknown', reason: 'network', retryAfterMs: 0 }
    return uploader.uploadBase64(asPictureUrl(dataUrl), watched)
  }

  chat.session.subscribe(() => {
    if (uploads.length > 0 && !offersUploads(chat.session.getSnapshot())) dispatch({ type: 'closed' })
  })

  return {
    getSnapshot: (): Uploads => uploads,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (chosen: readonly File[], road: Upload['road'] = 'form'): void => {
      const session = chat.session.getSnapshot()
      if (!session.channel || chosen.length === 0) return
      const named = chosen.map((file) => ({ id: newId(), file }))
      for (const { id, file } of named) files.set(id, file)
      dispatch({
        type: 'added',
        files: named.map(({ id, file }) => ({ id, name: file.name, bytes: file.size, road })),
        status: offersUploads(session) ? 'withAgent' : 'noAgent',
        flags: session.channel,
      })
    },
    cancel: (id: string): void => dispatch({ type: 'cancelled', id }),
    retry: (id: string): void => dispatch({ type: 'retried', id }),
    /** For a look at it while it is on its way. */
    fileOf: (id: string): File | undefined => files.get(id),
  }
}

export type UploadStore = ReturnType<typeof createUploads>

function newsOf(id: string, outcome: Result<StoredFile>): UploadEvent {
  if (outcome.ok) return { type: 'finished', id, file: outcome.data }
  if (outcome.kind === 'refused') return { type: 'refused', id, error: outcome.error }
  const { reason } = outcome
  return { type: 'interrupted', id, reason: reason === 'timeout' ? 'network' : reason }
}
