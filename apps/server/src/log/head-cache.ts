import { nameOf, sessionStatuses } from '@foyer/contract/codes.ts'
import type { ThreadHead } from '../rules/log/head.ts'

/** A head as one short string; it begins with seq because the notify script compares that. */
export function packHead(head: ThreadHead): string {
  return `${head.seq} ${sessionStatuses[head.status]} ${head.gen} ${head.browser}`
}

/** Undefined when the cache holds nothing usable: then PostgreSQL is asked. */
export function unpackHead(packed: string | null): ThreadHead | undefined {
  const match = /^(\d+) (\d) (\d+) (\S*)$/.exec(packed ?? '')
  if (!match) return undefined
  const status = nameOf(sessionStatuses, Number(match[2]))
  if (!status) return undefined
  return { seq: Number(match[1]), status, gen: Number(match[3]), browser: match[4] ?? '' }
}
