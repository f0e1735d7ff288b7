import { safeUrl } from '@foyer/core/text/safe-url.ts'
import type { Passage, Reference } from './passage.ts'

const most = 5

/** Sources of the cited documents: each file once, in the order of citation. */
export function referencesOf(cited: readonly Passage[]): Reference[] {
  const all = cited.flatMap(({ references }) => references).filter(({ url }) => safeUrl(url))
  return all.filter(({ url }, at) => all.findIndex((other) => other.url === url) === at).slice(0, most)
}
