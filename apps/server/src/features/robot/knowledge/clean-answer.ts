import { Jieba } from '@node-rs/jieba'
import { dict } from '@node-rs/jieba/dict.js'
import sanitizeHtml from 'sanitize-html'
import type { Cut } from '../../../rules/robot/text/segment.ts'

let jieba: Jieba | undefined

/** Chinese into words. The dictionary takes a moment and some memory, so it is read when somebody needs it. */
export const cutChinese: Cut = (text) => {
  jieba ??= Jieba.withDict(dict)
  return jieba.cut(text, true)
}

/**
 * The html of an answer as it is stored. Browsers show rich text as a tree of allowed elements anyway; this keeps
 * out of the database what no reader should have to be careful with. Pictures are those that we store.
 */
export function cleanAnswer(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'p',
      'br',
      'b',
      'strong',
      'i',
      'em',
      'u',
      's',
      'ul',
      'ol',
      'li',
      'a',
      'img',
      'span',
      'h3',
      'h4',
      'blockquote',
      'code',
      'pre',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'hr',
      'div',
    ],
    allowedAttributes: {
      a: ['href', 'title'],
      img: ['src', 'alt', 'width', 'height'],
      '*': ['link', 'dir'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isStored(attribs['src'] ?? ''),
  })
}

/** Addresses of our own store (`/files/<tenant>/<id>`): nothing on another site is loaded by reading an answer. */
function isStored(src: string): boolean {
  return /^\/files\/[\w-]+\/[\w.-]+$/.test(src)
}

/** Text of an answer without its markup. */
export function plainAnswer(html: string): string {
  const spaced = html.replaceAll(/<[^>]+>/g, ' $& ')
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
  return text
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp|#\d+);/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
