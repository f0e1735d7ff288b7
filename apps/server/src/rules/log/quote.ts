import { decodeContent } from '@foyer/contract/messages/codec.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import { plainFromHtml } from '@foyer/core/text/plain-from-html.ts'
import { limits } from '@foyer/core/timing.ts'
import type { Entry } from '@foyer/core/log/entry.ts'
import { visibleToVisitor } from './visibility.ts'

/**
 * Quote of the message that a reply refers to (D-16 replyMsg), or undefined when that message must not be
 * quoted: the visitor reads the quote, so it contains only text that the visitor may read.
 */
export function quoteOf(target: Entry | undefined): string | undefined {
  const entry = target && visibleToVisitor(target)
  if (!entry || entry.recalled || entry.body.type !== 'message' || entry.sender === 'system') return undefined
  const { msgType, content, extra } = entry.body
  const words = wordsOf(decodeContent({ ...extra, msgType, msgContent: content })).trim()
  return words === '' ? undefined : shortened(words)
}

/** In no language of its own: a file has its name, a card its title. */
function wordsOf(content: MessageContent): string {
  switch (content.kind) {
    case 'text':
      return content.text
    case 'html':
    case 'rich':
      return plainFromHtml(content.html)
    case 'image':
    case 'audio':
    case 'video':
    case 'file':
      return content.name
    case 'externalForm':
      return content.guide
    case 'unsupported':
      return ''
    default:
      return content.title
  }
}

function shortened(words: string): string {
  if (words.length <= limits.quoteLength) return words
  return `${words.slice(0, limits.quoteLength - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
