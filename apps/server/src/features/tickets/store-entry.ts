import type { TicketStatus } from '@foyer/contract/codes.ts'
import type { ErrorCode } from '@foyer/contract/errors.ts'
import { ticketEntryKinds, type TicketEntryKind } from '@foyer/contract/tickets/entry-kinds.ts'
import type { TicketRef } from '../../identity/ticket-link.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { Failed } from '../../platform/http/failed.ts'
import { appendEntries } from './append-entries.ts'
import { lockTicket, type LockedTicket } from './lock-ticket.ts'
import { carriesFiles, claimTicketFiles } from './ticket-files.ts'

type Written = {
  clientId: string
  agentId: number | null
  author: (ticket: LockedTicket) => string
  /** By whom, and which: only what they uploaded for tickets themselves. */
  files: { uploader: string; ids: readonly string[] }
  /** Decided under the lock: the status that it ends with depends on the one before. */
  decide: (
    ticket: LockedTicket,
  ) => { kind: TicketEntryKind; content: string; status: TicketStatus } | { error: ErrorCode }
}

export type StoredEntry = { ticket: LockedTicket; seq: number; isNew: boolean }

/** Stores one's words once: the same id finds the first result, and other words under it are a conflict. */
export async function storeEntry(
  trx: Trx,
  ref: TicketRef,
  written: Written,
  now: number,
): Promise<StoredEntry> {
  const ticket = await lockTicket(trx, ref)
  const decided = written.decide(ticket)
  const known = await entryOf(trx, ref, written.clientId)
  if (known) {
    const isSame =
      !('error' in decided) &&
      known.kind === ticketEntryKinds[decided.kind] &&
      known.agent_id === written.agentId &&
      known.content === decided.content &&
      (await carriesFiles(trx, { ...ref, entrySeq: known.seq }, written.files.ids))
    if (!isSame) throw new Failed('message.conflict')
    return { ticket, seq: known.seq, isNew: false }
  }
  if ('error' in decided) throw new Failed(decided.error)
  const { clientId, agentId } = written
  const entry = { ...decided, clientId, agentId, author: written.author(ticket) }
  const seq = await appendEntries(trx, ticket, [entry], { status: decided.status }, now)
  await claimTicketFiles(trx, { ...ref, entrySeq: seq }, written.files.uploader, written.files.ids)
  return { ticket, seq, isNew: true }
}

function entryOf(trx: Trx, { tenantId, ticketId }: TicketRef, clientId: string) {
  return trx
    .selectFrom('ticket_entries')
    .select(['seq', 'kind', 'agent_id', 'content'])
    .where('tenant_id', '=', tenantId)
    .where('ticket_id', '=', ticketId)
    .where('client_id', '=', clientId)
    .where('kind', '<>', ticketEntryKinds.change)
    .executeTakeFirst()
}
