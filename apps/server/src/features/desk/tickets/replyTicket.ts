import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { replyTicket } from '@foyer/contract/desk/tickets.ts'
import { decideAgentReply } from '../../../rules/tickets/decide-reply.ts'
import type { Deps } from '../../../deps.ts'
import { lockThread, type Trx } from '../../../log/lock-thread.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { storeEntry } from '../../tickets/store-entry.ts'
import { fileIdsOf } from '../../tickets/ticket-files.ts'
import { standOf } from '../../tickets/ticket-rows.ts'
import { faceOf } from '../inbox/desk-thread.ts'
import { checkWords } from '../../messages/check-words.ts'
import { agentTicketUploader } from './agent-ticket-uploader.ts'
import type { AgentFace } from '@foyer/core/log/entry.ts'
import { replyCard } from '../../../rules/tickets/reply-card.ts'
import { appendStatement } from '../../../log/append-statement.ts'
import { runnerOf } from '../../../log/runner-of.ts'
import type { LockedTicket } from '../../tickets/lock-ticket.ts'
import { deskTicket } from './desk-ticket.ts'
import { ticketRef, useTickets } from './use-tickets.ts'

type Reply = { seq: number; content: string; agent: AgentFace }

/**
 * Tells of a public reply in the log of the ticket's thread, so that its visitor finds it in the chat. The server writes
 * it, in the agent's name: nobody becomes anybody's by it, and no session need be open. Whoever owns the thread keeps it.
 */
async function appendCard(trx: Trx, ticket: LockedTicket, { seq, content, agent }: Reply, now: number) {
  const ref = { tenantId: ticket.tenant_id, threadId: ticket.thread_id }
  const { id, number, title, user_id: userId } = ticket
  const card = replyCard({ ticket: { id, number, title, userId }, nick: agent.nick, content })
  const entry = {
    ...ref,
    // claim-silent.ts knows these entries by the first word of their id.
    serverId: `ticket:${id}:${seq}`,
    guard: { by: 'server' },
    sender: 'agent',
    agent,
    body: { type: 'message', msgType: msgTypes.link, content: card },
  } as const
  const [appended] = await appendStatement(runnerOf(trx), [entry], now)
  if (appended?.outcome !== 'stored') throw new Error(`card was not stored: ${appended?.outcome}`)
  return { ...ref, head: appended.head, entry: appended.entry }
}

/** The reply, the card in the chat and the mail about it are one: all of them come, or none. */
export const route = serve(replyTicket, async (input, deps, caller) => {
  useTickets(deps, caller)
  const { tenantId, ticketId, threadId } = await ticketRef(deps, caller, input.ticketId)
  const agent = faceOf(caller)
  const files = { uploader: agentTicketUploader(caller.agentId), ids: fileIdsOf(tenantId, input.files) }
  const now = deps.clock.now()
  const words = await wordsIn(deps, tenantId, input)
  if (words.found && input.insist !== 1) throw new Failed('message.sensitive')
  // Replies with withheld words become internal, as in a chat: they must not reach a customer.
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
