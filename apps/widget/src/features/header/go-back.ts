import { safeUrl } from '@foyer/core/text/safe-url.ts'

/** Where the visitor came from: by the browser's own memory, or, in a tab that was opened for us, by its address. */
export function goBack(previousUrl: string): void {
  if (history.length > 1) return history.back()
  const url = safeUrl(previousUrl)
  if (url) location.assign(url)
}
