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
