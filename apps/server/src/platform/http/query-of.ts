/** Parses the query as the page's script does: two readings of one address would be a security hole. */
export function queryOf(url: string): URLSearchParams {
  const at = url.indexOf('?')
  return new URLSearchParams(at === -1 ? '' : url.slice(at))
}
