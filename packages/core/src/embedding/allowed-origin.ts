/** Whether a page of this origin may show the chat and talk to it. A channel that names no site allows every one. */
export function isAllowedOrigin(allowed: readonly string[], origin: string): boolean {
  if (!/^https?:\/\/[^/]+$/.test(origin)) return false
  return allowed.length === 0 || allowed.some((each) => matches(each, origin))
}

/** As `frame-ancestors` reads it: scheme and port must be the same, and `*.` is one subdomain or more, never none. */
function matches(allowed: string, origin: string): boolean {
  const [scheme, rest] = allowed.split('://*')
  if (rest === undefined) return allowed === origin
  const [given, host = ''] = origin.split('://')
  return given === scheme && host.endsWith(rest) && host.length > rest.length
}

/** The same list as the browser's own lock. Origins are checked when they are saved, so nothing else can get in. */
export function frameAncestors(allowed: readonly string[]): string {
  return `frame-ancestors ${allowed.length === 0 ? 'https: http:' : allowed.join(' ')}`
}
