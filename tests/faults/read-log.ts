import { firstEventKind } from '@foyer/server/log/rows.ts'
import { senderTypes } from '@foyer/contract/codes.ts'
import { causeOf } from './clients/sight-of.ts'
import type { Stage } from './stage.ts'

type Row = {
  key: string
  seq: number
  at: number
  kind: number
  sender: number
  client_id: string
  content: string
}
type ThreadRow = { key: string; last_seq: number }

type Read = Pick<Stage, 'history' | 'postgres' | 'tenant'>

/** What the database holds in the end: the last observer, and the judge of the others. */
export async function readLog({ postgres, history, tenant }: Read): Promise<void> {
  const threads = await postgres.ask<ThreadRow>('select key, last_seq from threads where tenant_id = $1', [
    tenant.tenantId,
  ])
  for (const { key, last_seq } of threads) history.logs.set(key, { seqs: [], lastSeq: last_seq })
  const rows = await postgres.ask<Row>(
    `select t.key, e.seq, e.at, e.kind, e.sender, e.client_id, e.content
     from entries e join threads t on t.tenant_id = e.tenant_id and t.id = e.thread_id
     where t.tenant_id = $1 order by t.key, e.seq`,
    [tenant.tenantId],
  )
  for (const row of rows) {
    history.logs.get(row.key)?.seqs.push(row.seq)
    if (row.kind >= firstEventKind) continue
    const isSystem = row.sender === senderTypes.system
    const id = isSystem ? causeOf(row.content) : row.client_id
    const sight = { id, seq: row.seq, text: row.content, msgTime: row.at, isSystem }
    history.see({ observer: 'database', kind: 'database', thread: row.key, ...sight })
  }
}
