import type { ErrorCode } from '@foyer/contract/errors.ts'
import type { StoredFile } from '@foyer/core/composer/uploaded-content.ts'
import type { UploadEvent } from '@foyer/core/composer/upload.ts'
import type { UnknownReason } from '@foyer/core/session/outcome.ts'

/** The result of a call, as far as an upload depends on it. */
type Outcome =
  | { ok: true; data: StoredFile }
  | { ok: false; kind: 'refused'; error: ErrorCode }
  | { ok: false; kind: 'unknown'; reason: UnknownReason }

/** Upload event for a response. */
export function uploadNews(id: string, outcome: Outcome): UploadEvent {
  if (outcome.ok) return { type: 'finished', id, file: outcome.data }
  if (outcome.kind === 'refused') return { type: 'refused', id, error: outcome.error }
  const { reason } = outcome
  return { type: 'interrupted', id, reason: reason === 'timeout' ? 'network' : reason }
}
