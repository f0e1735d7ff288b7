import { safeUrl } from '@foyer/core/text/safe-url.ts'

/** In a new window that knows nothing of this one; addresses that are no links go nowhere. */
export function openLink(url: string): void {
  const safe = safeUrl(url)
  if (safe) window.open(safe, '_blank', 'noopener,noreferrer')
}
