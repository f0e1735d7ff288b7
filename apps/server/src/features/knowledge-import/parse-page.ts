import { parseHTML } from 'linkedom'

/** The part of the DOM that imports use; the server is compiled without its types. */
export type PageNode = { nodeType: number; textContent: string | null }
export type PageElement = PageNode & {
  tagName: string
  innerHTML: string
  outerHTML: string
  childNodes: Iterable<PageNode>
  children: Iterable<PageElement>
  getAttribute: (name: string) => string | null
  setAttribute: (name: string, value: string) => void
  querySelector: (selector: string) => PageElement | null
  querySelectorAll: (selector: string) => Iterable<PageElement>
  remove: () => void
}
export type Page = PageElement & { body: PageElement; title: string }

/** A page as a tree. Nothing of it runs, and nothing is loaded. */
export function parsePage(html: string): Page {
  const window: unknown = parseHTML(html)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- linkedom implements the DOM
  return (window as { document: Page }).document
}

export function isElement(node: PageNode): node is PageElement {
  return node.nodeType === 1
}
