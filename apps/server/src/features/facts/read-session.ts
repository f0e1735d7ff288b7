import { rowKinds, firstEventKind, serverIdBit, toEntry, type EntryRow } from '../../log/rows.ts'
import { runnerOf } from '../../log/runner-of.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import type { FactEntry } from '../../rules/facts/facts.ts'

/** Kinds whose `extra` holds a fact: everything else stays on disk. */
const kindsWithExtra = [
  rowKinds.queued,
  rowKinds.requeued,
  rowKinds.handedOver,
  rowKinds.refused,
  rowKinds.accepted,
  rowKinds.rated,
]

/** No texts of people: `content` and `extra` only of events, and the ids that the server made. */
const sessionEntriesSql = `
select seq, at, agent_id, kind, sender, flags,
  case when flags & ${serverIdBit}::smallint <> 0 then client_id else '' end as client_id,
  case when kind >= ${firstEventKind} then content else '' end as content,
  case when kind in (${kindsWithExtra.join(', ')}) then extra end as extra
from entries
where tenant_id = $1 and thread_id = $2 and seq between $3 and $4 and kind >= $5 and shelf = $6
order by seq`

type Range = { firstSeq: number; lastSeq: number; shelf: number; eventsOnly?: boolean }

/** The entries of one session, as far as facts are made of them. */
export async function readSession(
  trx: Trx,
  { tenantId, threadId }: ThreadRef,
  { firstSeq, lastSeq, shelf, eventsOnly = false }: Range,
): Promise<FactEntry[]> {
  const { rows } = await runnerOf(trx).query({
    text: sessionEntriesSql,
    values: [tenantId, threadId, firstSeq, lastSeq, eventsOnly ? firstEventKind : 0, shelf],
  })
  return entryRows(rows)
    .filter(({ kind, extra }) => kind !== rowKinds.rated || extra !== null)
    .map((row) => toEntry({ ...row, nick: null, face: null }, ''))
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns of sessionEntriesSql
const entryRows = (rows: unknown[]) => rows as Omit<EntryRow, 'nick' | 'face'>[]
