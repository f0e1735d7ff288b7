import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../platform/db/pool.ts'
import { writeTogether } from '../platform/jobs/write-together.ts'
import type { Metrics } from '../platform/observe/metrics.ts'
import { tagOf, type ThreadRef } from './thread-ref.ts'

const markSql = `
update threads t set visitor_read_seq = m.seq
from unnest($1::int[], $2::bigint[], $3::int[]) m(tenant_id, id, seq)
where t.tenant_id = m.tenant_id and t.id = m.id and t.visitor_read_seq < m.seq`

type Mark = ThreadRef & { seq: number }
type Marks = Map<string, Mark>
type Parts = { pool: Pool; log: FastifyBaseLogger; metrics: Metrics }

/** Names this job in logs and metrics. */
const job = 'read-marks'

/**
 * How far visitors have read. Written once a second for all of them: a mark that is lost makes a client see a
 * message twice in a list it keeps by msgId, so nothing is worth a statement per mark.
 */
export function createReadMarks({ pool, log, metrics }: Parts) {
  let marks: Marks = new Map()
  /** On their way to the database: known until they are there. */
  const writing = new Set<Marks>()

  async function flush(): Promise<void> {
    const batch = marks
    marks = new Map()
    writing.add(batch)
    try {
      await writeTogether([...batch.values()], writeMarks, onRefused)
    } finally {
      writing.delete(batch)
    }
  }

  async function writeMarks(some: readonly Mark[]): Promise<void> {
    await pool.query({
      name: job,
      text: markSql,
      values: [some.map((m) => m.tenantId), some.map((m) => m.threadId), some.map((m) => m.seq)],
    })
  }

  function onRefused({ tenantId, threadId }: Mark, error: unknown): void {
    metrics.rowFailures.inc({ job })
    log.error({ err: error, job, tenantId, threadId }, 'a read mark was not written')
  }

  return {
    note({ tenantId, threadId }: ThreadRef, seq: number): void {
      const tag = tagOf({ tenantId, threadId })
      const known = marks.get(tag)
      if (!known || known.seq < seq) marks.set(tag, { tenantId, threadId, seq })
    },
    /** How far this node knows the visitor to have read, beyond what is written; 0 when everything is. */
    noted(ref: ThreadRef): number {
      const tag = tagOf(ref)
      return Math.max(...[marks, ...writing].map((some) => some.get(tag)?.seq ?? 0))
    },
    /** Marks that cannot be written are lost: their readers see a message as unread again. */
    flush,
  }
}

export type ReadMarks = ReturnType<typeof createReadMarks>
