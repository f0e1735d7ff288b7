/** What an address asks, read as the script of the page reads it: two readings of one address would be a way in. */
export function queryOf(url: string): URLSearchParams {
  const at = url.indexOf('?')
  return new URLSearchParams(at === -1 ? '' : url.slice(at))
}
