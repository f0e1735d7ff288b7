import { sql, type SelectQueryBuilder } from 'kysely'
import type { DeskLeftMessage } from '@foyer/contract/desk/left-messages.ts'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { messageFilesOf } from '../../leave-message/left-message-files.ts'
import { wireFiles } from '../../tickets/wire-files.ts'

/** The messages that were left with a tenant, as the desk has them. Read the rows with `toLeftMessages`. */
export function leftMessages(db: Db, tenantId: number) {
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

/** Matches the search text literally, without wildcards. */
export function contains(search: string) {
  const words = sql`lower(concat_ws(E'\n', m.name, m.email, m.phone, m.content))`
  return sql<boolean>`strpos(${words}, lower(${search})) > 0`
}

type RowOf<Q> = Q extends SelectQueryBuilder<infer _D, infer _T, infer O> ? O : never
type Row = RowOf<ReturnType<typeof leftMessages>>

/** The rows with their attachments, as an agent may open them. */
export async function toLeftMessages(
  deps: Deps,
  tenantId: number,
  rows: readonly Row[],
): Promise<DeskLeftMessage[]> {
  const ids = rows.map(({ id }) => id)
  const filesOf = await messageFilesOf(deps.db, tenantId, ids)
  const toWire = wireFiles(deps, 'agent')
  return rows.map((row) => ({ ...toLeftMessage(row), files: toWire(filesOf(row.id)) }))
}

function toLeftMessage(row: Row): Omit<DeskLeftMessage, 'files'> {
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
