/** Where an address leads, as a reader wants to see it: empty for a path of our own site. */
export function hostOf(url: string): string {
  const host = URL.canParse(url) ? new URL(url).host : ''
  return host.replace(/^www\./, '')
}
