import type { VisitorApi } from '@foyer/contract/api.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import { fileKindOf } from '../files/file-kind.ts'

/** Response to an upload. */
export type StoredFile = OutputOf<VisitorApi['upload']>

/** V-09: the message that carries a stored file; its suffix says which kind. The wire has sizes in k. */
export function uploadedContent({ url, name }: StoredFile, bytes: number): MessageContent {
  const kind = fileKindOf(name)
  return kind === 'file' ? { kind, url, name, size: Math.ceil(bytes / 1024) } : { kind, url, name }
}
