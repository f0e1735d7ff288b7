/** Host of a URL for display; empty for a path of our own site. */
export function hostOf(url: string): string {
  const host = URL.canParse(url) ? new URL(url).host : ''
  return host.replace(/^www\./, '')
}
