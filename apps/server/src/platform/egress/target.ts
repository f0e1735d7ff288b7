/** Printable ASCII without what parsers disagree about: a browser, a proxy and we must read the same address. */
const plain = /^https?:\/\/[\x21-\x7e]+$/
const disputed = /[\\^`{|}<>"]|%(?:0[0-9a-f]|1[0-9a-f]|7f|5c)/i

/** The address of another site as we are willing to call it, or undefined. Says nothing yet about where it leads. */
export function targetOf(text: string): URL | undefined {
  if (!plain.test(text) || disputed.test(text)) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  if (url.username !== '' || url.password !== '' || text.split(/[/?#]/)[2]?.includes('@')) return undefined
  // A name without a dot is a neighbour's; one that ends with a dot escapes lists of names.
  const isSite = /[^.]\.[^.]+$/.test(url.hostname) || url.hostname.startsWith('[')
  return isSite ? url : undefined
}

export function portOf(url: { protocol: string; port: string }): number {
  if (url.port !== '') return Number(url.port)
  return url.protocol === 'https:' ? 443 : 80
}
