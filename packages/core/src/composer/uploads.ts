import { errors, type ErrorCode } from '@foyer/contract/errors.ts'
import { refuseUpload } from '../files/decide-upload.ts'
import { fileKindOf } from '../files/file-kind.ts'
import { errorNotice, textOfUnknown } from '../session/failures.ts'
import type { Upload, UploadEvent, UploadPhase, Uploads, UploadStep } from './upload.ts'
import { uploadedContent } from './uploaded-content.ts'

type EventOf<T extends UploadEvent['type']> = Extract<UploadEvent, { type: T }>

/** Next state after an event. Uploads run one at a time, so that messages keep the order of selection. */
export function stepUploads(uploads: Uploads, event: UploadEvent): UploadStep {
  const { uploads: after, effects } = moved(uploads, event)
  const next = after.some(isSending) ? undefined : after.find(({ phase }) => phase.name === 'waiting')
  if (!next) return { uploads: after, effects }
  return {
    uploads: withPhase(after, next.id, { name: 'sending', share: 0 }),
    effects: [...effects, { do: 'upload', id: next.id }],
  }
}

function moved(uploads: Uploads, event: UploadEvent): UploadStep {
  switch (event.type) {
    case 'added':
      return added(uploads, event)
    case 'closed':
      return { uploads: [], effects: uploads.filter(isSending).map(({ id }) => ({ do: 'abort', id })) }
    case 'cancelled':
      return cancelled(uploads, event.id)
    case 'retried':
      return retried(uploads, event.id)
    default: {
      // News of one that was cancelled, or that failed meanwhile, comes too late: nothing is sent twice.
      const upload = uploads.find(({ id }) => id === event.id)
      return upload && isSending(upload) ? reported(uploads, upload, event) : { uploads, effects: [] }
    }
  }
}

function reported(
  uploads: Uploads,
  { id, bytes }: Upload,
  event: EventOf<'progressed' | 'finished' | 'refused' | 'interrupted'>,
): UploadStep {
  switch (event.type) {
    case 'progressed': {
      const share = Math.min(1, Math.max(0, event.share))
      return { uploads: withPhase(uploads, id, { name: 'sending', share }), effects: [] }
    }
    case 'finished':
      return {
        uploads: without(uploads, id),
        effects: [{ do: 'send', content: uploadedContent(event.file, bytes) }],
      }
    case 'refused':
      return refused(uploads, id, event.error)
    case 'interrupted':
      return interrupted(uploads, id, event.reason)
  }
}

/** the server's reason is told at once, and stays at the file. A refusal for good cannot be tried again. */
function refused(uploads: Uploads, id: string, error: ErrorCode): UploadStep {
  const { text, show } = errors[error]
  const isIdentity = show === 'confirm'
  return {
    uploads: withPhase(uploads, id, { name: 'failed', reason: text, canRetry: isIdentity }),
    effects: [isIdentity ? { do: 'refuseIdentity' } : errorNotice(text)],
  }
}

/** a server in trouble is worth a word. X-04: that nobody answered is said at the file alone. */
function interrupted(uploads: Uploads, id: string, reason: EventOf<'interrupted'>['reason']): UploadStep {
  const text = textOfUnknown(reason) ?? errors.internal.text
  return {
    uploads: withPhase(uploads, id, { name: 'failed', reason: text, canRetry: true }),
    effects: reason === 'network' ? [] : [errorNotice(text)],
  }
}

/** V-09, P-02: what the server would refuse anyway does not begin. */
function added(uploads: Uploads, { files, status, flags }: EventOf<'added'>): UploadStep {
  const judged = files.map((file) => {
    const kind = file.road === 'dataUrl' ? 'image' : fileKindOf(file.name)
    return { file, kind, error: refuseUpload(status, flags, { kind, bytes: file.bytes }) }
  })
  const reasons = new Set(judged.flatMap(({ error }) => (error ? [errors[error].text] : [])))
  const taken = judged
    .filter(({ error }) => error === undefined)
    .map(({ file, kind }): Upload => ({ ...file, kind, phase: { name: 'waiting' } }))
  return { uploads: [...uploads, ...taken], effects: [...reasons].map(errorNotice) }
}

function cancelled(uploads: Uploads, id: string): UploadStep {
  const isUnderWay = uploads.some((upload) => upload.id === id && isSending(upload))
  return { uploads: without(uploads, id), effects: isUnderWay ? [{ do: 'abort', id }] : [] }
}

function retried(uploads: Uploads, id: string): UploadStep {
  const phase = uploads.find((upload) => upload.id === id)?.phase
  const canRetry = phase?.name === 'failed' && phase.canRetry
  return { uploads: canRetry ? withPhase(uploads, id, { name: 'waiting' }) : uploads, effects: [] }
}

function isSending({ phase }: Upload): boolean {
  return phase.name === 'sending'
}

function withPhase(uploads: Uploads, id: string, phase: UploadPhase): Uploads {
  return uploads.map((upload) => (upload.id === id ? { ...upload, phase } : upload))
}

function without(uploads: Uploads, id: string): Uploads {
  return uploads.filter((upload) => upload.id !== id)
}
