import type { Deps } from '../deps.ts'
import { toHead, type HeadColumns } from './owner-columns.ts'
import { tagOf } from './thread-ref.ts'
import type { Watch } from './watch.ts'

/** Threads asked about in one statement: about a millisecond of the event loop, and of PostgreSQL. */
const chunkSize = 250

const sweepSql = `
select t.tenant_id, t.id, t.last_seq, t.is_open, t.owner_kind, t.owner_id, t.browser, t.gen
from unnest($1::int[], $2::bigint[], $3::int[], $4::int[], $5::text[]) w(tenant_id, id, seq, gen, browser)
join threads t on t.tenant_id = w.tenant_id and t.id = w.id
where t.last_seq <> w.seq or t.gen <> w.gen or t.browser <> w.browser`

type Parts = Pick<Deps, 'pool' | 'watches' | 'notifier' | 'failures'>
type SweptRow = HeadColumns & { tenant_id: number; id: number }

/**
 * Finds entries whose notification was lost: a node died between commit and notification, or Redis did. Asks only about the
 * threads that somebody on this node follows, and one statement for a few hundred of them.
 */
export async function sweep(parts: Parts): Promise<number> {
  parts.watches.forgetUnused()
  const all = [...parts.watches.all()]
  let found = 0
  for (let start = 0; start < all.length; start += chunkSize) {
    found += await sweepChunk(parts, all.slice(start, start + chunkSize))
  }
  return found
}

async function sweepChunk(parts: Parts, chunk: Watch[]): Promise<number> {
  const { rows: swept } = await parts.pool.query<SweptRow>({
    name: 'sweep',
    text: sweepSql,
    values: [
      chunk.map((w) => w.ref.tenantId),
      chunk.map((w) => w.ref.threadId),
      chunk.map((w) => w.head.seq),
      chunk.map((w) => w.head.gen),
      chunk.map((w) => w.head.browser),
    ],
  })
  const byTag = new Map(chunk.map((watch) => [tagOf(watch.ref), watch]))
  for (const row of swept) {
    const watch = byTag.get(tagOf({ tenantId: row.tenant_id, threadId: row.id }))
    if (watch) bringUp(parts, watch, row)
  }
  return swept.length
}

/** A thread whose listeners fail keeps no other from being brought up to date. */
function bringUp({ watches, notifier, failures }: Parts, watch: Watch, row: SweptRow): void {
  try {
    const head = toHead(row)
    // The cache missed it as well, or will be asked by the next node: mend it.
    notifier.remember(watch.ref, head)
    watches.advance(watch, head)
  } catch (error) {
    failures.report('delivery', error, watch.ref)
  }
}
