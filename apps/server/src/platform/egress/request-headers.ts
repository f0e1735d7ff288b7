/** All that a form may send along. Whatever names a host, proves an identity or frames a message is ours or nobody's. */
const allowed = new Set(['accept', 'accept-language', 'x-requested-with'])
const maxLength = 200

/** The headers in lower case, or undefined when one of them must not be sent. */
export function requestHeaders(given: Readonly<Record<string, string>>): Record<string, string> | undefined {
  const entries = Object.entries(given).map(([name, value]) => [name.toLowerCase(), value] as const)
  const isFine = entries.every(
    ([name, value]) => allowed.has(name) && value.length <= maxLength && /^[\x20-\x7e]*$/.test(value),
  )
  return isFine && new Set(entries.map(([name]) => name)).size === entries.length
    ? Object.fromEntries(entries)
    : undefined
}
