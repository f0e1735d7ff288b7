/**
 * S-06: the token of a ticket's link, taken out of the address before anything else can see it there: not the history,
 * not a bookmark, not a screenshot. It lives as long as the page.
 */
export function takeLinkToken(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  history: Pick<History, 'replaceState'>,
): string {
  const query = new URLSearchParams(search)
  const token = query.get('token') ?? ''
  if (!query.has('token')) return ''
  query.delete('token')
  history.replaceState(null, '', `${pathname}?${query.toString()}`)
  return token.slice(0, 500)
}

/** The token of a link that confirms a request: in the fragment, which browsers send to no server. */
export function takeFragmentToken(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'replaceState'>,
): string {
  const fragment = hash.slice(1)
  if (fragment === '') return ''
  history.replaceState(null, '', pathname + search)
  return (new URLSearchParams(fragment).get('token') ?? fragment).slice(0, 500)
}
