/** The areas of the desk that somebody can want to return to. Pages about signing in are none. */
const areas = ['inbox', 'messages', 'tickets', 'calls', 'library', 'settings']
const mostLength = 2_000
/** Printable ASCII, as browsers write addresses, without what they read as another slash. */
const plain = /^\/[\w!$&'()*+,;=:@./?%~#-]*$/

/**
 * A path of the desk that was kept while somebody was at the identity provider; undefined for everything else, so that a
 * path which was put there by somebody else leads nowhere.
 */
export function returnPath(kept: string | undefined): string | undefined {
  if (kept === undefined || kept.length > mostLength || !plain.test(kept)) return undefined
  const [, area, next] = kept.split(/[/?#]/)
  const isInside = !/\/\.{1,2}(?:[/?#]|$)|%2e|%2f|%5c/i.test(kept) && next !== ''
  return isInside && areas.includes(area ?? '') ? kept : undefined
}
