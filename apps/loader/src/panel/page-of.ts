/** Where the visitor is. Half an address is worse than none: of a long one, the part that can be trusted stays. */
export function pageOf(url: string, title: string): { url: string; title: string } {
  return {
    url: url.length > 2000 ? url.replace(/[?#].*$/s, '').slice(0, 2000) : url,
    title: title.slice(0, 200),
  }
}
