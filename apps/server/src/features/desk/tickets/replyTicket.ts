import { msgTypes } from '@foyer/contract/codes.ts'
import { replyTicket } from '@foyer/contract/desk/tickets/replyTicket.ts'
import { decideAgentReply } from '@foyer/core/tickets/decide-reply.ts'
import type { Deps } from '../../../deps.ts'
import { lockThread } from '../../../log/lock-thread.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { storeEntry } from '../../tickets/store-entry.ts'
import { fileIdsOf } from '../../tickets/ticket-files.ts'
import { standOf } from '../../tickets/ticket-rows.ts'
import { faceOf } from '../inbox/desk-thread.ts'
import { checkWords } from '../words/check-words.ts'
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
  const words = await wordsIn(deps, tenantId, input)
  if (words.found && input.insist !== 1) throw new Failed('message.sensitive')
  // What must not reach a customer stays with the agents, as in a chat.
  const isInternal = input.isInternal || words.isWithheld

  const card = await deps.db.transaction().execute(async (trx) => {
    // Always the first lock of those who write to a thread.
    if (!isInternal) await lockThread(trx, { tenantId, threadId })
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
            { ...input, isInternal },
          ),
      },
      now,
    )
    if (!isNew || isInternal) return undefined
    await queueMail(trx, { kind: 'ticketReplied', tenantId, ticketId, entrySeq: seq })
    return appendCard(trx, ticket, { seq, content: input.content, agent }, now)
  })
  if (card) deps.doorbell.ring([card])
  return deskTicket(deps, { tenantId, ticketId })
})

/** Notes are between agents: nobody is warned of what they say there. */
async function wordsIn(deps: Deps, tenantId: number, { isInternal, content }: Words) {
  if (isInternal) return { found: false, isWithheld: false }
  return checkWords(deps, tenantId, { type: 'message', msgType: msgTypes.text, content })
}

type Words = { isInternal: boolean; content: string }
