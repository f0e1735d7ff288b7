import { replyTicket } from '@foyer/contract/desk/tickets/replyTicket.ts'
import { decideAgentReply } from '@foyer/core/tickets/decide-reply.ts'
import { lockThread } from '../../../log/lock-thread.ts'
import { serve } from '../../../platform/http/serve.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { storeEntry } from '../../tickets/store-entry.ts'
import { fileIdsOf } from '../../tickets/ticket-files.ts'
import { standOf } from '../../tickets/ticket-rows.ts'
import { faceOf } from '../inbox/desk-thread.ts'
import { agentTicketUploader } from './agent-ticket-uploader.ts'
import { appendCard } from './append-card.ts'
import { deskTicket } from './desk-ticket.ts'
import { ticketRef, useTickets } from './use-tickets.ts'

/** The reply, the card in the chat and the mail about it are one: all of them come, or none. */
export const route = serve(replyTicket, async (input, deps, caller) => {
  useTickets(deps, caller)
  const { tenantId, ticketId, threadId } = await ticketRef(deps, caller, input.ticketId)
  const agent = faceOf(caller)
  const files = { uploader: agentTicketUploader(caller.agentId), ids: fileIdsOf(tenantId, input.files) }
  const now = deps.clock.now()

  const card = await deps.db.transaction().execute(async (trx) => {
    // Always the first lock of those who write to a thread.
    if (!input.isInternal) await lockThread(trx, { tenantId, threadId })
    const { ticket, seq, isNew } = await storeEntry(
      trx,
      { tenantId, ticketId },
      {
        clientId: input.id,
        agentId: caller.agentId,
        author: () => agent.nick,
        files,
        decide: (locked) =>
          decideAgentReply(
            { status: standOf(locked).status, hasAssignee: locked.assignee_id !== null },
            input,
          ),
      },
      now,
    )
    if (!isNew || input.isInternal) return undefined
    await queueMail(trx, { kind: 'ticketReplied', tenantId, ticketId, entrySeq: seq })
    return appendCard(trx, ticket, { seq, content: input.content, agent }, now)
  })
  if (card) deps.doorbell.ring([card])
  return deskTicket(deps, { tenantId, ticketId })
})
