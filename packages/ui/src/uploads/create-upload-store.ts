import { createStore } from '@foyer/client/store.ts'
import type { NewFile, Upload, UploadEffect, UploadEvent, Uploads } from '@foyer/core/composer/upload.ts'
import { stepUploads } from '@foyer/core/composer/uploads.ts'

type Transfer = { signal: AbortSignal; onProgress: (share: number) => void }

type Around = {
  /** Brings a file to the server and says what became of it. */
  post: (upload: Upload, file: File, transfer: Transfer) => Promise<UploadEvent>
  /** All other effects of the state machine. */
  perform: (effect: Exclude<UploadEffect, { do: 'upload' | 'abort' }>) => void
  newId: () => string
}

/** The files on their way: holds the machine's state and the files themselves, and begins and ends transfers. */
export function createUploadStore({ post, perform, newId }: Around) {
  const uploads = createStore<Uploads>([])
  const files = new Map<string, File>()
  const underWay = new Map<string, AbortController>()

  function dispatch(event: UploadEvent): void {
    const step = stepUploads(uploads.get(), event)
    const kept = new Set(step.uploads.map(({ id }) => id))
    for (const id of files.keys()) if (!kept.has(id)) files.delete(id)
    uploads.set(step.uploads)
    for (const effect of step.effects) run(effect)
  }

  function run(effect: UploadEffect): void {
    if (effect.do === 'upload') return void begin(effect.id)
    if (effect.do === 'abort') return underWay.get(effect.id)?.abort()
    return perform(effect)
  }

  async function begin(id: string): Promise<void> {
    const upload = uploads.get().find((candidate) => candidate.id === id)
    const file = files.get(id)
    if (!upload || !file) return
    const controller = new AbortController()
    underWay.set(id, controller)
    const news = await post(upload, file, {
      signal: controller.signal,
      onProgress: (share) => dispatch({ type: 'progressed', id, share }),
    })
    if (underWay.get(id) === controller) underWay.delete(id)
    dispatch(news)
  }

  return {
    dispatch,
    /** Keeps the files and names them, for an `added` event. */
    hold: (chosen: readonly File[], road: Upload['road']): NewFile[] =>
      chosen.map((file) => {
        const id = newId()
        files.set(id, file)
        return { id, name: file.name, bytes: file.size, road }
      }),
    get: uploads.get,
    subscribe: uploads.subscribe,
    cancel: (id: string): void => dispatch({ type: 'cancelled', id }),
    retry: (id: string): void => dispatch({ type: 'retried', id }),
    /** For a look at it while it is on its way. */
    fileOf: (id: string): File | undefined => files.get(id),
  }
}
