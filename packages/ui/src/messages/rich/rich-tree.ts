/** The only shapes that remain of an HTML text. `at` numbers the nodes of one text. */
export type RichNode = RichWords | RichElement
export type RichWords = { at: number; shape: 'words'; text: string }
export type RichElement = { at: number; shape: RichShape; children: RichNode[] } & RichFacts

export type RichShape =
  | 'paragraph'
  | 'block'
  | 'heading'
  | 'strong'
  | 'em'
  | 'underline'
  | 'strike'
  | 'code'
  | 'pre'
  | 'quote'
  | 'bullets'
  | 'numbers'
  | 'item'
  | 'table'
  | 'row'
  | 'head'
  | 'cell'
  | 'link'
  | 'picture'
  | 'break'

/** The only things that pass from attributes, each checked on its way. */
export type RichFacts = { href?: string; src?: string; alt?: string; width?: number; height?: number }

const shapes = {
  p: 'paragraph',
  div: 'block',
  section: 'block',
  article: 'block',
  header: 'block',
  footer: 'block',
  figure: 'block',
  figcaption: 'block',
  dl: 'block',
  dt: 'block',
  dd: 'block',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
  code: 'code',
  pre: 'pre',
  blockquote: 'quote',
  ul: 'bullets',
  ol: 'numbers',
  li: 'item',
  table: 'table',
  tr: 'row',
  th: 'head',
  td: 'cell',
  a: 'link',
  img: 'picture',
  br: 'break',
} as const satisfies Record<string, RichShape>

const byName = new Map<string, RichShape>(Object.entries(shapes))

/** Undefined: the element itself is nothing, only what is in it counts. */
export function shapeOf(name: string): RichShape | undefined {
  return byName.get(name)
}

/** Whether there is anything to see: editors like to send a paragraph with nothing in it. */
export function isSeen(node: RichNode): boolean {
  if (node.shape === 'words') return node.text.trim() !== ''
  return node.shape === 'picture' || node.children.some(isSeen)
}

/** Not even what is in it is for readers. */
export const dropped: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'template',
  'noscript',
  'head',
  'title',
  'textarea',
  'select',
  'audio',
  'video',
  'canvas',
])
