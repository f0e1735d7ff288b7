import type { TicketStatus } from '@foyer/contract/codes.ts'
import type { ErrorCode } from '@foyer/contract/errors.ts'
import { ticketEntryKinds, type TicketEntryKind } from '@foyer/contract/tickets/entry-kinds.ts'
import { addWoHandleInfo } from '@foyer/contract/tickets/endpoints.ts'
import type { TicketRef } from '../../platform/http/ticket-link.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { Failed } from '../../platform/http/failed.ts'
import { decideClientReply } from '../../rules/tickets/decide-reply.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { randomId } from '../../platform/random.ts'
import { appendEntries, lockTicket, type LockedTicket } from './append-entries.ts'
import { carriesFiles, claimTicketFiles, fileIdsOf } from './ticket-files.ts'
import { clientTicket, clientOf } from './client.ts'
import { standOf } from './ticket-rows.ts'

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

type StoredEntry = { ticket: LockedTicket; seq: number; isNew: boolean }

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

const addWoHandleInfoRoute = serve(addWoHandleInfo, async (input, deps, caller) => {
  const client = await clientOf(deps, caller, limitRules.replyTicket)
  const { tenantId } = client
  const row = await clientTicket(deps.db, client, input.woId)
  // Another tenant is answered like one that does not exist, whether it does or not.
  if (input.tenantId !== row.tenant_key) throw new Failed('object.unknown')
  if (client.isBlocked) throw new Failed('visitor.blocked')
  const ids = fileIdsOf(
    tenantId,
    input.woFileRelVoList.map(({ fileUrl }) => fileUrl),
  )

  await deps.db.transaction().execute((trx) =>
    storeEntry(
      trx,
      { tenantId, ticketId: row.id },
      {
        clientId: input.id ?? randomId(),
        agentId: null,
        author: (ticket) => ticket.customer_name,
        files: { uploader: client.uploader, ids },
        decide: (ticket) =>
          decideClientReply(
            { status: standOf(ticket).status, hasAssignee: ticket.assignee_id !== null },
            client.mayReply,
            input.handleContent,
          ),
      },
      deps.clock.now(),
    ),
  )
  return {}
})

export const addEntryRoutes = { addWoHandleInfo: addWoHandleInfoRoute }
