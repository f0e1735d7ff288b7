import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import {
  type DeskOfflineMessage,
  listLeftMessages,
  handleLeftMessage,
} from '@foyer/contract/desk/offline-messages.ts'
import { seesAll, type Viewer } from '@foyer/core/identity/sight.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'
import { actorOf, writeAudit } from '../../audit/write-audit.ts'
import { changedFields } from '../../rules/audit/changed-fields.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/pool.ts'
import { messageFilesOf } from '../leave-message/offline-message-files.ts'
import { wireFiles } from '../tickets/ticket-files.ts'
import type { AgentCaller } from '../../platform/http/caller.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { Failed } from '../../platform/http/failed.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { defaultGroup } from '../routing/groups.ts'
import { requireMay } from '../../identity/require-may.ts'

/** The messages that were left with a tenant, as the desk has them. Read the rows with `toOfflineMessages`. */
function leftMessages(db: Db, tenantId: number) {
  return db
    .selectFrom('left_messages as m')
    .innerJoin('channels as c', (join) =>
      join.onRef('c.tenant_id', '=', 'm.tenant_id').onRef('c.id', '=', 'm.channel_id'),
    )
    .leftJoin('threads as t', (join) =>
      join
        .onRef('t.tenant_id', '=', 'm.tenant_id')
        .onRef('t.channel_id', '=', 'm.channel_id')
        .onRef('t.user_id', '=', 'm.user_id'),
    )
    .select(['m.id', 'm.name', 'm.phone', 'm.email', 'm.content', 'm.created_at', 'm.is_handled', 'm.remark'])
    .select([
      'm.updated_at',
      'm.updated_by',
      'm.ticket_id',
      'm.number',
      'c.name as channel_name',
      't.key as thread_key',
    ])
    .where('m.tenant_id', '=', tenantId)
}

/**
 * Which offline messages an agent sees, of those that a statement calls `m`: nobody works on one alone, so the members of
 * its channel's group see it.
 */
export function messageInSight({ groupIds, ...viewer }: Viewer): RawBuilder<boolean> {
  if (seesAll(viewer)) return sql<boolean>`true`
  return sql<boolean>`exists (
    select from channels o where o.tenant_id = m.tenant_id and o.id = m.channel_id
      and coalesce(o.group_id, ${defaultGroup}) = any(${groupIds}::text[]))`
}

/** Matches the search text literally, without wildcards. */
function contains(search: string) {
  const words = sql`lower(concat_ws(E'\n', m.name, m.email, m.phone, m.content))`
  return sql<boolean>`strpos(${words}, lower(${search})) > 0`
}

type RowOf<Q> = Q extends SelectQueryBuilder<infer _D, infer _T, infer O> ? O : never
type Row = RowOf<ReturnType<typeof leftMessages>>

/** The rows with their attachments, as an agent may open them. */
async function toOfflineMessages(
  deps: Deps,
  tenantId: number,
  rows: readonly Row[],
): Promise<DeskOfflineMessage[]> {
  const ids = rows.map(({ id }) => id)
  const filesOf = await messageFilesOf(deps.db, tenantId, ids)
  const toWire = wireFiles(deps, 'agent')
  return rows.map((row) => ({ ...toOfflineMessage(row), files: toWire(filesOf(row.id)) }))
}

function toOfflineMessage(row: Row): Omit<DeskOfflineMessage, 'files'> {
  return {
    messageId: row.id,
    number: row.number ?? 0,
    channelName: row.channel_name,
    customerName: row.name,
    customerPhone: row.phone,
    customerEmail: row.email,
    content: row.content,
    threadId: row.thread_key ?? '',
    createTime: row.created_at,
    isHandled: row.is_handled,
    remark: row.remark,
    updateNick: row.updated_by,
    updateTime: row.updated_at ?? 0,
    ticketId: row.ticket_id ?? '',
  }
}

const mostRows = 50

const listLeftMessagesRoute = serve(listLeftMessages, async (input, deps, caller) => {
  const { db, limits } = deps
  requireMay(caller, 'useTickets')
  const { tenantId, agentId, viewer } = caller
  limits.take(limitRules.read, `agent:${tenantId}:${agentId}`)
  const { messageId, cursor, limit = mostRows } = input
  const show = messageId === undefined ? input.show : 'all'
  const search = messageId === undefined ? (input.search?.trim() ?? '') : ''
  const [time, id] = cursor?.split('.') ?? []
  const [found, unhandled] = await Promise.all([
    leftMessages(db, tenantId)
      .where(messageInSight(viewer))
      .$if(show !== 'all', (query) => query.where('m.is_handled', '=', show === 'handled'))
      .$if(messageId !== undefined, (query) => query.where('m.id', '=', messageId ?? ''))
      .$if(search !== '', (query) => query.where(contains(search)))
      .$if(cursor !== undefined, (query) =>
        query.where(sql<boolean>`(m.created_at, m.id) < (${Number(time)}::bigint, ${id}::text)`),
      )
      .orderBy('m.created_at', 'desc')
      .orderBy('m.id', 'desc')
      // One more than asked for tells whether there is another page.
      .limit(limit + 1)
      .execute(),
    cursor === undefined ? countUnhandled(db, caller) : undefined,
  ])
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    messages: await toOfflineMessages(deps, tenantId, page),
    ...(found.length > limit && last && { next: `${last.created_at}.${last.id}` }),
    ...(unhandled !== undefined && { unhandled }),
  }
})

async function countUnhandled(
  db: Db,
  { tenantId, viewer }: Pick<AgentCaller, 'tenantId' | 'viewer'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('left_messages as m')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('m.tenant_id', '=', tenantId)
    .where('m.is_handled', '=', false)
    .where(messageInSight(viewer))
    .executeTakeFirstOrThrow()
  return count
}

const handleLeftMessageRoute = serve(handleLeftMessage, async (input, deps, caller) => {
  const { db, clock, limits } = deps
  requireMay(caller, 'useTickets')
  const { tenantId, agentId, agent } = caller
  limits.take(limitRules.send, `agent:${tenantId}:${agentId}`)
  const { messageId, isHandled } = input
  const remark = cleanText(input.remark).trim()
  const now = clock.now()

  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('left_messages as m')
      .select(['m.number', 'm.is_handled', 'm.remark'])
      .where('m.tenant_id', '=', tenantId)
      .where('m.id', '=', messageId)
      .where(messageInSight(caller.viewer))
      .forUpdate()
      .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
    await trx
      .updateTable('left_messages')
      .set({ is_handled: isHandled, remark, updated_at: now, updated_by: agent.adminNick })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', messageId)
      .execute()
    // The remark is an answer to the visitor: the audit log only says that there is one.
    const object = { kind: 'offlineMessage', id: messageId, name: nameOf(before.number) } as const
    const change = changedFields(
      { isHandled: before.is_handled, hasRemark: before.remark !== '' },
      { isHandled, hasRemark: remark !== '' },
    )
    await writeAudit(trx, actorOf(caller), { action: 'handleLeftMessage', object, ...change }, now)
    // The server mails the sender only once, however often agents edit the message later.
    if (isHandled && remark !== '') await queueMail(trx, { kind: 'leftMessageAnswered', tenantId, messageId })
  })
  const row = await leftMessages(db, tenantId).where('m.id', '=', messageId).executeTakeFirstOrThrow()
  const [message] = await toOfflineMessages(deps, tenantId, [row])
  if (!message) throw new Failed('object.unknown')
  return message
})

function nameOf(number: number | null): string {
  return number === null ? '' : `#${number}`
}

export const offlineMessagesRoutes = {
  listLeftMessages: listLeftMessagesRoute,
  handleLeftMessage: handleLeftMessageRoute,
}
