import type { ErrorCode } from '@foyer/contract/errors.ts'
import { refuseBytes } from '@foyer/core/files/decide-upload.ts'
import type { FileKind } from '@foyer/core/files/file-kind.ts'

/** V-08: why a customer's file must not come to a ticket. The list of suffixes is all that is no picture and no film. */
export function refuseTicketFile({ kind, bytes }: { kind: FileKind; bytes: number }): ErrorCode | undefined {
  return isTicketFile(kind) ? refuseBytes(bytes) : 'upload.type'
}

export function isTicketFile(kind: FileKind): boolean {
  return kind === 'image' || kind === 'video'
}
