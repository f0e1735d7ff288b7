import { nameOf, ticketStatuses } from '@foyer/contract/codes.ts'
import { ticketEntryKinds } from '@foyer/contract/tickets/entry-kinds.ts'
import type { Db } from '../../platform/db/pool.ts'
import { ticketFilesOf, type TicketFileRow } from './ticket-files.ts'
import type { TicketRow } from './ticket-rows.ts'

export type LoadedEntry = Awaited<ReturnType<typeof entriesOf>>[number]
export type LoadedTicket = {
  row: TicketRow
  entries: LoadedEntry[]
  /** Of the ticket itself (0) and of its entries, by their place. */
  filesAt: (entrySeq: number) => TicketFileRow[]
}

/** Tickets of one tenant with all that stands in them: two more readings, however many there are. */
export async function loadTickets(
  db: Db,
  tenantId: number,
  rows: readonly TicketRow[],
): Promise<LoadedTicket[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [entries, files] = await Promise.all([entriesOf(db, tenantId, ids), ticketFilesOf(db, tenantId, ids)])
  return rows.map((row) => ({
    row,
    entries: entries.filter(({ ticketId }) => ticketId === row.id),
    filesAt: (seq) => files.filter((file) => file.ticket_id === row.id && file.entry_seq === seq),
  }))
}

async function entriesOf(db: Db, tenantId: number, ticketIds: readonly string[]) {
  const rows = await db
    .selectFrom('ticket_entries')
    .select(['ticket_id', 'seq', 'kind', 'author', 'content', 'status', 'at'])
    .where('tenant_id', '=', tenantId)
    .where('ticket_id', 'in', ticketIds)
    .orderBy('ticket_id')
    .orderBy('seq')
    .execute()
  return rows.map((row) => ({
    ticketId: row.ticket_id,
    seq: row.seq,
    // Entries of an unknown kind are visible to agents only.
    kind: nameOf(ticketEntryKinds, row.kind) ?? 'internal',
    author: row.author,
    content: row.content,
    status: nameOf(ticketStatuses, row.status) ?? 'open',
    time: row.at,
  }))
}
