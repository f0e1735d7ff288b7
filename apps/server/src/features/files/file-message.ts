import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import type { EntryBody } from '@foyer/core/log/entry.ts'
import { Failed } from '../../platform/http/failed.ts'
import { fileRefOf, fileUrl } from './file-seal.ts'
import type { Files } from './files.ts'
import type { Uploader } from './uploader.ts'

const fileTypes = new Set<number>([msgTypes.image, msgTypes.video, msgTypes.audio, msgTypes.file])

export function isFileMessage(msgType: number): boolean {
  return fileTypes.has(msgType)
}

/**
 * The message that carries an uploaded file. Of what the client sent only the address counts, and only if it
 * is one that this uploader was given: kind, name and size are those of the file itself.
 */
export async function fileMessage(
  files: Files,
  uploader: Uploader,
  sent: { msgContent: string; id: string },
): Promise<Extract<EntryBody, { type: 'message' }>> {
  const ref = fileRefOf(sent.msgContent)
  const file = ref && (await files.claim(uploader, ref, sent.id))
  if (!file) throw new Failed('object.unknown')
  return {
    type: 'message',
    msgType: msgTypes[file.kind],
    content: fileUrl(ref, file.name),
    extra: { fileName: file.name, size: Math.ceil(file.bytes / 1024) },
  }
}
