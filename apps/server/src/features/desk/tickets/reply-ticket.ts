import { uploadTicketFile, replyTicket } from '@foyer/contract/desk/tickets.ts'
import { maxUploadBytes } from '@foyer/contract/files/limits.ts'
import { refuseBytes } from '@foyer/core/files/decide-upload.ts'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import type { AgentProfile } from '@foyer/core/log/entry.ts'
import { ticketUploader } from '../../files/uploader.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serveUpload, serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { storeTicketFile, fileIdsOf } from '../../tickets/ticket-files.ts'
import { decideAgentReply } from '../../../rules/tickets/decide-reply.ts'
import type { Deps } from '../../../deps.ts'
import { lockThread, type Trx } from '../../../log/lock-thread.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { storeEntry } from '../../tickets/add-entry.ts'
import { standOf } from '../../tickets/ticket-rows.ts'
import { faceOf } from '../inbox/desk-thread.ts'
import { checkWords } from '../../messages/send-message.ts'
import { replyCard } from '../../../rules/tickets/reply-card.ts'
import { appendStatement } from '../../../log/append-statement.ts'
import { writableShelf } from '../../../log/removed-shelf.ts'
import { runnerOf } from '../../../log/runner-of.ts'
import type { LockedTicket } from '../../tickets/append-entries.ts'
import { ticketRef, useTickets, deskTicket } from './desk-ticket.ts'

/** The name under which an agent's files for tickets are kept and counted. */
function agentTicketUploader(agentId: number): string {
  return ticketUploader(`agent:${agentId}`)
}

/** Agents send what they have to; what customers may send is V-08's. */
const uploadTicketFileRoute = serveUpload(
  uploadTicketFile,
  async ({ ticketId }, deps, caller) => {
    if (!caller.file) throw new Failed('request.invalid')
    requireMay(caller, 'useTickets')
    const { tenantId, threadId } = await ticketRef(deps, caller, ticketId)
    const { address, agentId, file } = caller
    const refuse = async ({ bytes }: { bytes: number }) => refuseBytes(bytes)
    const from = { tenantId, threadId, userId: agentTicketUploader(agentId), address, refuse }
    return storeTicketFile(deps, from, 'agent', file)
  },
  {
    maxBodyBytes: maxUploadBytes,
    admit: async (deps, { tenantId, agentId }) =>
      deps.limits.take(limitRules.upload, `agent:${tenantId}:${agentId}`),
  },
)

type Reply = { seq: number; content: string; agent: AgentProfile }

/**
 * Tells of a public reply in the log of the ticket's thread, so that its visitor finds it in the chat. The server writes
 * it, in the agent's name: nobody becomes anybody's by it, and no session need be open. Whoever owns the thread keeps it.
 */
async function appendCard(trx: Trx, ticket: LockedTicket, { seq, content, agent }: Reply, now: number) {
  const ref = { tenantId: ticket.tenant_id, threadId: ticket.thread_id }
  const shelf = await writableShelf(trx, ref)
  // The conversation was removed, and the ticket outlives it: only the mail tells.
  if (shelf === undefined) return undefined
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
  const [appended] = await appendStatement(runnerOf(trx), shelf, [entry], now)
  if (appended?.outcome !== 'stored') throw new Error(`card was not stored: ${appended?.outcome}`)
  return { ...ref, head: appended.head, entry: appended.entry }
}

/** The reply, the card in the chat and the mail about it are one: all of them come, or none. */
const replyTicketRoute = serve(replyTicket, async (input, deps, caller) => {
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
  if (card) deps.notifier.notify([card])
  return deskTicket(deps, caller, ticketId)
})

/** Notes are between agents: nobody is warned of what they say there. */
async function wordsIn(deps: Deps, tenantId: number, { isInternal, content }: Words) {
  if (isInternal) return { found: false, isWithheld: false }
  return checkWords(deps, tenantId, { type: 'message', msgType: msgTypes.text, content })
}

type Words = { isInternal: boolean; content: string }

export const replyTicketRoutes = { replyTicket: replyTicketRoute, uploadTicketFile: uploadTicketFileRoute }
