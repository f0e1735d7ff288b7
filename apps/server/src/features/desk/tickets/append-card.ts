import { msgTypes } from '@foyer/contract/codes.ts'
import type { AgentFace } from '@foyer/core/log/entry.ts'
import { replyCard } from '@foyer/core/tickets/reply-card.ts'
import { appendStatement } from '../../../log/append-statement.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import { runnerOf } from '../../../log/runner-of.ts'
import type { LockedTicket } from '../../tickets/lock-ticket.ts'

type Reply = { seq: number; content: string; agent: AgentFace }

/**
 * Tells of a public reply in the log of the ticket's thread, so that its visitor finds it in the chat. The server writes
 * it, in the agent's name: nobody becomes anybody's by it, and no session need be open. Whoever owns the thread keeps it.
 */
export async function appendCard(
  trx: Trx,
  ticket: LockedTicket,
  { seq, content, agent }: Reply,
  now: number,
) {
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
