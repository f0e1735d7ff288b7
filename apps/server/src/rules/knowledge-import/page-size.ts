/** Parsers nest these in nothing of their own kind, whether or not they are closed. */
const selfClosing =
  /^(?:area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|path|source|td|th|tr|track|wbr)$/i

type Bounds = { depth: number; elements: number }

/**
 * Whether a tree of a page would be deeper or larger than the bounds. Tags are counted without building a tree: what is
 * never closed counts as open, because that is how parsers nest it.
 */
export function isPageTooLarge(html: string, { depth, elements }: Bounds): boolean {
  let open = 0
  let count = 0
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][\w-]*)/gi)) {
    if (!slash) count += 1
    if (!selfClosing.test(name)) open = Math.max(0, open + (slash ? -1 : 1))
    if (open > depth || count > elements) return true
  }
  return false
}
