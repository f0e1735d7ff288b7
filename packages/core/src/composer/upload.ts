import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { SessionStatus } from '@foyer/contract/codes.ts'
import type { ErrorCode } from '@foyer/contract/errors.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import type { FileKind } from '../files/file-kind.ts'
import type { Effect, ErrorTextKey } from '../session/effect.ts'
import type { UnknownReason } from '../session/outcome.ts'
import type { StoredFile } from './uploaded-content.ts'

/** A file between the visitor's choice and the message that carries it. */
export type Upload = {
  id: string
  name: string
  bytes: number
  kind: FileKind
  /** Pasted pictures go as a data url (V-10), all others as a form (V-09). */
  road: 'form' | 'dataUrl'
  phase: UploadPhase
}

/** `share`: how much of it is with the server, from 0 to 1. */
export type UploadPhase =
  | { name: 'waiting' }
  | { name: 'sending'; share: number }
  | { name: 'failed'; reason: ErrorTextKey; canRetry: boolean }

/** In the order of choosing; at most one of them is being sent. */
export type Uploads = readonly Upload[]

export type NewFile = Pick<Upload, 'id' | 'name' | 'bytes' | 'road'>
export type UploadFlags = Pick<ChannelConfig, 'imageButtonFlag' | 'videoButtonFlag' | 'fileButtonFlag'>

export type UploadEvent =
  | { type: 'added'; files: readonly NewFile[]; status: SessionStatus; flags: UploadFlags }
  | { type: 'progressed'; id: string; share: number }
  | { type: 'finished'; id: string; file: StoredFile }
  /** The server said no. */
  | { type: 'refused'; id: string; error: ErrorCode }
  /** Nobody knows whether it arrived; `network`: nobody answered. */
  | { type: 'interrupted'; id: string; reason: Exclude<UnknownReason, 'timeout'> }
  | { type: 'cancelled' | 'retried'; id: string }
  /** The chat ended, or nobody is there any more to see files. */
  | { type: 'closed' }

export type UploadEffect =
  | { do: 'upload'; id: string }
  | { do: 'abort'; id: string }
  | { do: 'send'; content: MessageContent }
  | Extract<Effect, { do: 'notice' }>
  /** the session asks the question. */
  | { do: 'refuseIdentity' }

export type UploadStep = { uploads: Uploads; effects: readonly UploadEffect[] }
