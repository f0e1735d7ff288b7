import sanitizeHtml, { type Attributes, type Transformer } from 'sanitize-html'
import { Html } from '../../platform/http/html-template.ts'
import { cleanAnswer } from '../robot/knowledge/clean-answer.ts'

/** All that the cleaning of answers leaves (a test compares), with headings that follow the page's own. */
const allowedTags =
  'p br b strong i em u s ul ol li a img span h2 h3 blockquote code pre table thead tbody tr th td hr div'.split(
    ' ',
  )
const levels: Readonly<Record<string, string>> = { h3: 'h2', h4: 'h3' }

/**
 * The answer of a document as a part of its page. It was cleaned when it was saved and is cleaned again: a row that
 * something else wrote must not become a script.
 */
export function answerMarkup(stored: string): Html {
  return new Html(
    sanitizeHtml(cleanAnswer(stored), {
      allowedTags,
      allowedAttributes,
      transformTags: { '*': asOnPage },
    }),
  )
}

const allowedAttributes = {
  '*': ['dir'],
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
}

const asOnPage: Transformer = (tagName, attribs) => ({
  tagName: levels[tagName] ?? tagName,
  attribs: { ...attribs, ...ownAttributes(tagName, attribs) },
})

function ownAttributes(tagName: string, { alt = '' }: Attributes): Attributes {
  if (tagName === 'a') return { rel: 'noopener nofollow' }
  return tagName === 'img' ? { alt, loading: 'lazy' } : {}
}
