import { originLength } from '@foyer/contract/text-limits.ts'

type Headers = { origin?: string | undefined; referer?: string | undefined; host?: string | undefined }

/**
 * The site whose page asks, by what its browser says: only the origin. Undefined for pages of our own (`own` is the public
 * address), for pages without an origin, and for what is none.
 */
export function siteOf({ origin, referer, host }: Headers, own: string | undefined): string | undefined {
  const url = urlOf(origin ?? referer)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  if (url.host === host || url.origin === urlOf(own)?.origin) return undefined
  return url.origin.length <= originLength ? url.origin : undefined
}

function urlOf(text: string | undefined): URL | undefined {
  return text !== undefined && URL.canParse(text) ? new URL(text) : undefined
}
