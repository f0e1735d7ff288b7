import { safeUrl } from '@foyer/core/text/safe-url.ts'

/** Goes back in the browser's history; a new tab has none and opens the previous address instead. */
export function goBack(previousUrl: string): void {
  if (history.length > 1) return history.back()
  const url = safeUrl(previousUrl)
  if (url) location.assign(url)
}
