/** The visitor's current page. Half a query is misleading, so a long URL loses query and fragment first. */
export function pageOf(url: string, title: string): { url: string; title: string } {
  return {
    url: url.length > 2000 ? url.replace(/[?#].*$/s, '').slice(0, 2000) : url,
    title: title.slice(0, 200),
  }
}
