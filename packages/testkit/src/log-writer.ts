import type { CloseReason } from '@foyer/contract/codes.ts'
import { encodeContent } from '@foyer/contract/messages/codec.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import type { Deps } from '@foyer/server/deps.ts'
import { agentProfile } from '@foyer/server/features/desk/account/agent-profile.ts'
import { receiptOf } from '@foyer/server/log/receipt.ts'
import type { NewEntry } from '@foyer/server/log/append-statement.ts'
import { toOwner } from '@foyer/server/log/owner-columns.ts'
import type { Page } from '@foyer/server/log/read.ts'
import { newId } from './visitor.ts'

/** Who says it, and for whom; left out, the agent who owns the thread, or else the robot, says it to everyone. */
export type As = Partial<Pick<NewEntry, 'sender' | 'agent' | 'internal' | 'sensitive'>>

type By = Pick<NewEntry, 'sender' | 'agent'>

/** A message as the wire has it: fields beside the first two are kept as they are. */
export type Wire = { msgType: number; msgContent: string; [field: string]: unknown }

export type LogWriter = ReturnType<typeof createLogWriter>

/**
 * Puts into a thread's log what no call of the API writes yet: every kind of message, and what else happens.
 * The road is the server's own, so these are real entries, and everybody who follows the thread hears of them.
 * Threads go by their public key, as at the desk.
 */
export function createLogWriter(deps: Deps) {
  async function find(threadId: string) {
    const row = await deps.db
      .selectFrom('threads')
      .selectAll()
      .where('key', '=', threadId)
      .executeTakeFirstOrThrow(() => new Error(`no thread ${threadId}`))
    const owner = toOwner(row)
    const agent = owner.kind === 'agent' && (await agentProfile(deps, row.tenant_id, owner.agentId))
    const by: By = agent ? { sender: 'agent', agent } : { sender: 'robot' }
    return { ref: { tenantId: row.tenant_id, threadId: row.id }, lastSeq: row.last_seq, by }
  }

  async function put(threadId: string, wire: Wire, as: As = {}): Promise<string> {
    const { msgType, msgContent: content, ...extra } = wire
    const { ref, by } = await find(threadId)
    const who: By = as.sender === undefined || as.sender === by.sender ? by : { sender: as.sender }
    const appended = await deps.append({
      ...ref,
      clientId: newId(),
      guard: { by: 'server' },
      ...who,
      ...as,
      body: { type: 'message', msgType, content, ...(Object.keys(extra).length > 0 && { extra }) },
    })
    return receiptOf(appended).msgId
  }

  async function happen(threadId: string, body: NewEntry['body'], isOver = false): Promise<void> {
    const { ref, by } = await find(threadId)
    const { sender, agent } = by
    const nobody = { isOpen: false, owner: { kind: 'nobody' } } as const
    await deps.transition(ref, (now) => ({ do: 'change', next: isOver ? nobody : now, sender, body }), agent)
  }

  return {
    /** The thread of a visitor, by the name that chatStart gave them. */
    threadOf: (userId: string): Promise<string> => keyOf(deps, 'user_id', userId),
    /** The thread of the visitor of a channel that a test has to itself; the newest, if there are more. */
    async threadIn(channelId: string): Promise<string> {
      const channel = await deps.channels.find(channelId)
      return keyOf(deps, 'channel_id', channel?.id ?? 0)
    },

    /** A message by its wire fields, also one that no kind has. Answers with its msgId. */
    put,
    /** A message of any kind. Answers with its msgId. */
    say: (threadId: string, content: MessageContent, as?: As): Promise<string> =>
      put(threadId, { ...encodeContent(content) }, as),

    inviteRating: (threadId: string): Promise<void> => happen(threadId, { type: 'ratingInvited' }),
    close: (threadId: string, reason: CloseReason): Promise<void> =>
      happen(threadId, { type: 'closed', reason }, true),
    recall(msgId: string): Promise<void> {
      const dot = msgId.lastIndexOf('.')
      return happen(msgId.slice(0, dot), { type: 'recalled', target: Number(msgId.slice(dot + 1)) })
    },
    /** Stored nowhere: only who listens now sees it. */
    async type(threadId: string): Promise<void> {
      deps.notifier.note((await find(threadId)).ref, { type: 'agentTyping' })
    },

    /** The whole log of a thread, as it is stored. */
    async entries(threadId: string): Promise<Page['entries']> {
      const { ref, lastSeq } = await find(threadId)
      return (await deps.reader.after(ref, 0, { threadKey: threadId, limit: lastSeq })).entries
    },
  }
}

async function keyOf(
  { db }: Deps,
  column: 'user_id' | 'channel_id',
  value: string | number,
): Promise<string> {
  const { key } = await db
    .selectFrom('threads')
    .select('key')
    .where(column, '=', value)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow(() => new Error(`no thread with ${column} ${value}`))
  return key
}
