import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../platform/db/pool.ts'
import { writeTogether } from '../platform/jobs/write-together.ts'
import type { Metrics } from '../platform/observe/metrics.ts'
import { tagOf, type ThreadRef } from './thread-ref.ts'

const flushMs = 1_000

/** Whose reading: the visitor's, or that of the agent who owns the thread. */
export type Reader = 'visitor' | 'agent'

const markSql = {
  visitor: `
    update threads t set visitor_read_seq = m.seq
    from unnest($1::int[], $2::bigint[], $3::int[]) m(tenant_id, id, seq)
    where t.tenant_id = m.tenant_id and t.id = m.id and t.visitor_read_seq < m.seq`,
  agent: `
    update threads t set agent_read_seq = m.seq
    from unnest($1::int[], $2::bigint[], $3::int[]) m(tenant_id, id, seq)
    where t.tenant_id = m.tenant_id and t.id = m.id and t.agent_read_seq < m.seq`,
} satisfies Record<Reader, string>

type Mark = ThreadRef & { seq: number }
type Marks = Map<string, Mark>
type Parts = { pool: Pool; log: FastifyBaseLogger; metrics: Metrics }

/** Names this job in logs and metrics. */
const job = 'read-marks'

/**
 * How far everybody has read. Written once a second for all of them: a mark that is lost makes a client see a
 * message twice in a list it keeps by msgId, so nothing is worth a statement per mark.
 */
export function createReadMarks({ pool, log, metrics }: Parts) {
  const marks: Record<Reader, Marks> = { visitor: new Map(), agent: new Map() }
  /** On their way to the database: known until they are there. */
  const writing = { visitor: new Set<Marks>(), agent: new Set<Marks>() }
  const timer = setInterval(() => void flush().catch(onLost), flushMs)
  timer.unref()

  async function write(reader: Reader): Promise<void> {
    const batch = marks[reader]
    marks[reader] = new Map()
    writing[reader].add(batch)
    try {
      await writeTogether([...batch.values()], (some) => writeMarks(reader, some), onRefused)
    } finally {
      writing[reader].delete(batch)
    }
  }

  async function writeMarks(reader: Reader, some: readonly Mark[]): Promise<void> {
    await pool.query({
      name: `read-marks-${reader}`,
      text: markSql[reader],
      values: [some.map((m) => m.tenantId), some.map((m) => m.threadId), some.map((m) => m.seq)],
    })
  }

  function onRefused({ tenantId, threadId }: Mark, error: unknown): void {
    metrics.rowFailures.inc({ job })
    log.error({ err: error, job, tenantId, threadId }, 'a read mark was not written')
  }

  function onLost(error: unknown): void {
    metrics.jobFailures.inc({ job })
    log.warn({ err: error, job }, 'read marks were lost; readers may see a message as unread again')
  }

  async function flush(): Promise<void> {
    await write('visitor')
    await write('agent')
  }

  return {
    note(reader: Reader, { tenantId, threadId }: ThreadRef, seq: number): void {
      const tag = tagOf({ tenantId, threadId })
      const known = marks[reader].get(tag)
      if (!known || known.seq < seq) marks[reader].set(tag, { tenantId, threadId, seq })
    },
    /** How far this node knows the reader to have read, beyond what is written; 0 when everything is. */
    noted(reader: Reader, ref: ThreadRef): number {
      const tag = tagOf(ref)
      return Math.max(...[marks[reader], ...writing[reader]].map((some) => some.get(tag)?.seq ?? 0))
    },
    flush,
    stop: (): void => clearInterval(timer),
  }
}

export type ReadMarks = ReturnType<typeof createReadMarks>
