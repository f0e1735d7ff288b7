import { safePicture } from '@foyer/core/text/safe-picture.ts'
import { safeUrl } from '@foyer/core/text/safe-url.ts'
import { Parser } from 'htmlparser2'
import {
  dropped,
  shapeOf,
  type RichElement,
  type RichFacts,
  type RichNode,
  type RichShape,
} from './rich-tree.ts'

/** Beyond these it is no message any more, but an attack on the page that shows it. */
const most = { depth: 24, elements: 2000, length: 200_000 }

type Attributes = Readonly<Record<string, string>>

/** HTML as a tree of what may be shown. Never throws, and never does more than its limits allow. */
export function parseRich(html: string): RichNode[] {
  const tree = createTree()
  const parser = new Parser({
    onopentag: (name, attributes) => {
      tree.open(name, attributes)
      if (tree.isFull()) parser.pause()
    },
    ontext: tree.write,
    onclosetag: tree.close,
  })
  parser.end(html.slice(0, most.length))
  if (tree.isFull() || html.length > most.length) tree.cut()
  return tree.nodes
}

function createTree() {
  const root: RichElement = { at: 0, shape: 'block', children: [] }
  /** One for each open element of the text; what is nothing itself stands for the element around it. */
  const stack: RichElement[] = []
  let count = 0
  let hidden = 0

  const top = (): RichElement => stack.at(-1) ?? root

  function open(name: string, attributes: Attributes): void {
    count += 1
    if (hidden > 0 || dropped.has(name)) {
      hidden += 1
      return
    }
    const parent = top()
    const isRoom = stack.length < most.depth
    const node = isRoom ? nodeOf(name, attributes, parent) : undefined
    const link = isRoom ? linkOf(attributes, node, node ?? parent) : undefined
    // A picture has nothing inside: the link goes around it.
    if (link && node?.shape === 'picture') {
      parent.children.push(link)
      link.children.push(node)
      stack.push(node)
      return
    }
    if (node) parent.children.push(node)
    if (link) (node ?? parent).children.push(link)
    stack.push(link ?? node ?? parent)
  }

  /** S-05: whatever carries a link attribute leads there, all of it. */
  function linkOf(
    { link = '' }: Attributes,
    node: RichElement | undefined,
    around: RichElement,
  ): RichElement | undefined {
    const href = /^https?:/i.test(link.trim()) ? safeUrl(link.trim()) : undefined
    const isInside = [...stack, node].some((open) => open?.shape === 'link')
    return href === undefined || isInside || listed.has(around.shape)
      ? undefined
      : { at: (count += 1), shape: 'link', children: [], href }
  }

  function nodeOf(name: string, attributes: Attributes, parent: RichElement): RichElement | undefined {
    const shape = shapeOf(name)
    const facts = shape && factsOf(shape, attributes)
    if (!shape || !facts || !fits(shape, parent, stack)) return undefined
    return { at: count, shape, children: [], ...facts }
  }

  function close(): void {
    if (hidden > 0) hidden -= 1
    else stack.pop()
  }

  function write(text: string): void {
    if (hidden > 0) return
    const { children } = top()
    const last = children.at(-1)
    if (last?.shape === 'words') last.text += text
    else children.push({ at: (count += 1), shape: 'words', text })
  }

  /** Says that there was more. */
  function cut(): void {
    root.children.push({ at: (count += 1), shape: 'words', text: '…' })
  }

  return { nodes: root.children, open, close, write, cut, isFull: () => count > most.elements }
}

/** Their children must be their own. */
const listed: ReadonlySet<RichShape> = new Set(['bullets', 'numbers', 'table', 'row'])

/** An element where HTML would not have it is nothing itself: browsers would move it about. */
function fits(shape: RichShape, parent: RichElement, stack: readonly RichElement[]): boolean {
  if (shape === 'item') return parent.shape === 'bullets' || parent.shape === 'numbers'
  if (shape === 'row') return parent.shape === 'table'
  if (shape === 'head' || shape === 'cell') return parent.shape === 'row'
  if (shape === 'link') return stack.every((open) => open.shape !== 'link')
  return true
}

/** Undefined when the element is nothing without what its attributes say. */
function factsOf(shape: RichShape, attributes: Attributes): RichFacts | undefined {
  if (shape === 'link') {
    const href = safeUrl(attributes['href']?.trim() ?? '')
    return href === undefined ? undefined : { href }
  }
  if (shape !== 'picture') return {}
  const src = safePicture(attributes['src']?.trim() ?? '')
  if (src === undefined) return undefined
  return { src, alt: attributes['alt'] ?? '', ...sizeOf(attributes) }
}

/** Keeps a picture's room until it is there. */
function sizeOf(attributes: Attributes): { width?: number; height?: number } {
  const width = pixels(attributes['width'])
  const height = pixels(attributes['height'])
  return width && height ? { width, height } : {}
}

function pixels(value: string | undefined): number {
  const number = /^\d{1,4}$/.test(value ?? '') ? Number(value) : 0
  return number
}
