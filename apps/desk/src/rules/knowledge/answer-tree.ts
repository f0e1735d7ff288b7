import { Parser } from 'htmlparser2'
import { isAllowedLink, isStoredPicture } from './answer-addresses.ts'

/** An answer as a tree of what the server keeps of its html. */
export type AnswerNode = string | AnswerElement
export type AnswerElement = {
  tag: AnswerTag
  attributes: Readonly<Record<string, string>>
  children: AnswerNode[]
}

/** The elements that the editor makes. All of them are on the server's list; it may keep more. */
const made = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'a',
  'img',
  'h3',
  'h4',
  'blockquote',
  'code',
  'pre',
  'table',
  'tbody',
  'tr',
  'th',
  'td',
  'hr',
] as const
export type AnswerTag = (typeof made)[number]

/** Elements of other programs, as those of ours that mean the same. */
const same: Readonly<Record<string, AnswerTag>> = {
  b: 'strong',
  i: 'em',
  ins: 'u',
  del: 's',
  strike: 's',
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
}

/** Their text is not meant for readers. */
const hidden = new Set(
  'script style iframe object embed applet svg math template noscript head title textarea select audio video canvas'.split(
    ' ',
  ),
)
const empty: ReadonlySet<string> = new Set(['br', 'img', 'hr'])
/** More is no answer, but an attack on the page that reads it. */
const most = { depth: 40, elements: 5_000, length: 200_000 }

/** Never throws; does no more than its limits allow. */
export function parseAnswer(html: string): AnswerNode[] {
  const root: AnswerNode[] = []
  /** One for each open element; undefined for one that is not kept itself. */
  const open: (AnswerElement | undefined)[] = []
  let hiddenDepth = 0
  let count = 0
  const inside = (): AnswerNode[] => open.findLast((one) => one !== undefined)?.children ?? root
  const parser = new Parser({
    onopentag: (name, attributes) => {
      count += 1
      if (count > most.elements) return parser.pause()
      if (hiddenDepth > 0 || hidden.has(name)) return void (hiddenDepth += 1)
      const element = open.length < most.depth ? elementOf(name, attributes, open) : undefined
      if (element) inside().push(element)
      open.push(element)
    },
    ontext: (text) => {
      if (hiddenDepth === 0) inside().push(text)
    },
    onclosetag: () => {
      if (hiddenDepth > 0) hiddenDepth -= 1
      else open.pop()
    },
  })
  parser.end(html.slice(0, most.length))
  return root
}

function elementOf(
  name: string,
  given: Readonly<Record<string, string>>,
  open: readonly (AnswerElement | undefined)[],
): AnswerElement | undefined {
  // Visitors are led to the address of this attribute as to that of a link.
  if (name === 'span' && isAllowedLink(given['link'] ?? ''))
    return { tag: 'a', attributes: { href: given['link'] ?? '' }, children: [] }
  const tag = made.find((one) => one === name) ?? (Object.hasOwn(same, name) ? same[name] : undefined)
  if (!tag) return undefined
  // A wrapper around blocks is no paragraph.
  if (name === 'div' && open.some((one) => one?.tag === 'p' || one?.tag === 'li')) return undefined
  const attributes = attributesOf(tag, given)
  return attributes && { tag, attributes, children: [] }
}

type Attributes = Readonly<Record<string, string>>

/** Undefined: the element is not kept. */
function attributesOf(tag: AnswerTag, given: Attributes): Attributes | undefined {
  const { href = '', src = '', alt = '', width = '', height = '', dir = '' } = given
  if (tag === 'a') return isAllowedLink(href) ? { href: href.trim(), ...only(given, 'title') } : undefined
  if (tag === 'img') {
    if (!isStoredPicture(src)) return undefined
    return isCount(width) && isCount(height) ? { src, alt, width, height } : { src, alt }
  }
  const direction = /^(?:ltr|rtl|auto)$/.test(dir) ? only(given, 'dir') : {}
  return tag === 'td' || tag === 'th'
    ? { ...direction, ...spanOf(given, 'colspan'), ...spanOf(given, 'rowspan') }
    : direction
}

function only(given: Attributes, name: string): Attributes {
  const value = given[name]
  return value === undefined ? {} : { [name]: value }
}

function spanOf(given: Attributes, name: 'colspan' | 'rowspan'): Attributes {
  const span = given[name] ?? ''
  return isCount(span) && span !== '1' ? { [name]: span } : {}
}

const isCount = (value: string): boolean => /^[1-9]\d{0,3}$/.test(value)

/** One text for answers that are the same to readers: servers and editors write the same html differently. */
export function normalAnswer(html: string): string {
  return writeAnswer(parseAnswer(html))
}

/** The tree as html, in which nothing is but what the tree names. */
export function writeAnswer(nodes: readonly AnswerNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node)
      const { tag, attributes, children } = node
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
      const start = `<${tag}${written.join('')}>`
      return empty.has(tag) ? start : `${start}${writeAnswer(children)}</${tag}>`
    })
    .join('')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
