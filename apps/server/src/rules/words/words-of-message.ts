import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { decodeContent } from '@foyer/contract/messages/codec.ts'
import type { EntryBody } from '@foyer/core/log/entry.ts'

/** Fields without readable text: structure and URLs. */
const unread: ReadonlySet<string> = new Set(['kind', 'id', 'url', 'imgUrl', 'fromUrl', 'linkUrl', 'linkType'])

/** All that a reader would read of a message, whatever its kind: its text, the fields of a card, the name of a file. */
export function wordsOfMessage({ msgType, content, extra }: Extract<EntryBody, { type: 'message' }>): string {
  if (msgType === msgTypes.text) return content
  return textsIn(decodeContent({ ...extra, msgType, msgContent: content })).join('\n')
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (unread.has(name) ? [] : textsIn(part)))
}
