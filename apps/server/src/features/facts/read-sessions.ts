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
select s.ord::int, e.seq, e.at, e.agent_id, e.kind, e.sender, e.flags,
  case when e.flags & ${serverIdBit}::smallint <> 0 then e.client_id else '' end as client_id,
  case when e.kind >= ${firstEventKind} then e.content else '' end as content,
  case when e.kind in (${kindsWithExtra.join(', ')}) then e.extra end as extra
from unnest($1::int[], $2::bigint[], $3::int[], $4::int[]) with ordinality
  as s(tenant_id, thread_id, first_seq, last_seq, ord)
join entries e on e.tenant_id = s.tenant_id and e.thread_id = s.thread_id and e.seq between s.first_seq and s.last_seq
where e.kind >= $5 and e.shelf = $6
order by s.ord, e.seq`

type SessionRange = ThreadRef & { firstSeq: number; lastSeq: number }
type Where = { shelf: number; eventsOnly?: boolean }

/** The entries of each session, as far as facts are made of them. The sessions are on one shelf. */
export async function readSessions(
  trx: Trx,
  sessions: readonly SessionRange[],
  { shelf, eventsOnly = false }: Where,
): Promise<FactEntry[][]> {
  const { rows } = await runnerOf(trx).query({
    text: sessionEntriesSql,
    values: [
      sessions.map(({ tenantId }) => tenantId),
      sessions.map(({ threadId }) => threadId),
      sessions.map(({ firstSeq }) => firstSeq),
      sessions.map(({ lastSeq }) => lastSeq),
      eventsOnly ? firstEventKind : 0,
      shelf,
    ],
  })
  const entries = sessions.map((): FactEntry[] => [])
  for (const { ord, ...row } of entryRows(rows))
    if (row.kind !== rowKinds.rated || row.extra !== null)
      entries[ord - 1]?.push(toEntry({ ...row, nick: null, face: null }, ''))
  return entries
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns of sessionEntriesSql
const entryRows = (rows: unknown[]) => rows as (Omit<EntryRow, 'nick' | 'face'> & { ord: number })[]
