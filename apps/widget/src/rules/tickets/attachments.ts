import type { ErrorCode } from '@foyer/contract/errors.ts'
import { refuseBytes } from '@foyer/core/files/decide-upload.ts'
import { suffixOf } from '@foyer/core/files/file-kind.ts'
import { limits } from '@foyer/core/timing.ts'

/** V-05: what the picker offers. */
export const acceptedPictures = 'image/gif,image/jpeg,image/jpg,image/png,image/bmp'

/** V-08: archives, documents and texts are no pictures, whoever brings them past the picker. */
const refused: ReadonlySet<string> = new Set(
  'rar zip tar gz 7z bz2 cab iso doc docx xls xlsx ppt pptx pdf txt md xml'.split(' '),
)

/** Why a file cannot be attached to a ticket, or undefined when the server may be asked. */
export function refuseAttachment(file: { name: string; bytes: number }): ErrorCode | undefined {
  return refused.has(suffixOf(file.name)) ? 'upload.type' : refuseBytes(file.bytes)
}

/** V-05: how many more may be attached beside so many. */
export function roomForAttachments(count: number): number {
  return Math.max(0, limits.attachments - count)
}
