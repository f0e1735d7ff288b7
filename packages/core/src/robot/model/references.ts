import { safeUrl } from '../../text/safe-url.ts'
import type { Passage, Reference } from './passage.ts'

const most = 5

/** What the named documents are taken from: each file once, in the order in which they were named. */
export function referencesOf(cited: readonly Passage[]): Reference[] {
  const all = cited.flatMap(({ references }) => references).filter(({ url }) => safeUrl(url))
  return all.filter(({ url }, at) => all.findIndex((other) => other.url === url) === at).slice(0, most)
}
