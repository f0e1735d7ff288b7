import { msgTypes } from '@foyer/contract/codes.ts'
import type { VisitorClaims } from '@foyer/core/identity/claims.ts'
import type { EntryBody } from '@foyer/core/log/entry.ts'
import { Failed } from '../../platform/http/failed.ts'
import { fileRefOf, fileUrl } from './file-url.ts'
import type { Files } from './files.ts'

const fileTypes = new Set<number>([msgTypes.image, msgTypes.video, msgTypes.audio, msgTypes.file])

export function isFileMessage(msgType: number): boolean {
  return fileTypes.has(msgType)
}

/**
 * The message that carries an uploaded file. Of what the client sent only the address counts, and only if it
 * is one that this visitor was given: kind, name and size are those of the file itself.
 */
export async function fileMessage(
  files: Files,
  visitor: VisitorClaims,
  sent: { msgContent: string; id: string },
): Promise<EntryBody> {
  const ref = fileRefOf(sent.msgContent)
  const file = ref && (await files.claim(visitor, ref, sent.id))
  if (!file) throw new Failed('object.unknown')
  return {
    type: 'message',
    msgType: msgTypes[file.kind],
    content: fileUrl(ref, file.name),
    extra: { fileName: file.name, size: Math.ceil(file.bytes / 1024) },
  }
}
