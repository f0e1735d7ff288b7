/** `__Host-` makes browsers refuse the cookie from another host or path; it needs HTTPS. */
export function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-foyer-desk' : 'foyer-desk'
}

/** The desk's session cookie; an empty value deletes it. */
export function serializeCookie(value: string, isSecure: boolean): string {
  const parts = [`${cookieName(isSecure)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Strict']
  if (isSecure) parts.push('Secure')
  if (value === '') parts.push('Max-Age=0')
  return parts.join('; ')
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === name && value) return value
  }
  return undefined
}
