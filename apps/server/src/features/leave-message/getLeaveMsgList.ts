import { getLeaveMsgList } from '@foyer/contract/leave-message/endpoints.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import type { z } from 'zod'
import { handleTypes } from '@foyer/contract/codes.ts'
import type { VisitorClaims } from '../../rules/identity/claims.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/pool.ts'
import { standOf } from '../tickets/ticket-rows.ts'
import { wireFiles } from '../tickets/wire-files.ts'
import { messageFilesOf } from './left-message-files.ts'
import { ownMessages, wordsOf } from './left-messages.ts'

/** A visitor sees this many of their messages, the newest. */
const listedMost = 100

/** D-12, V-13: what a visitor left, and what became of it. */
async function listOwnMessages(
  deps: Deps,
  visitor: VisitorClaims,
): Promise<z.output<typeof getLeaveMsgList.output>> {
  const rows = await withTickets(deps.db, visitor)
  const ids = rows.map(({ id }) => id)
  const filesOf = await messageFilesOf(deps.db, visitor.tenantId, ids)
  const toWire = wireFiles(deps, 'visitor')
  return rows.map((row) => {
    const fileList = toWire(filesOf(row.id))
    const reply = row.ticket_reply ?? row.remark
    return {
      id: row.id,
      ...wordsOf(row),
      createTime: row.created_at,
      msgState: row.is_handled ? 1 : 0,
      ...(row.updated_at !== null && { updateTime: row.updated_at }),
      updateUserName: row.updated_by,
      msgDesc: row.remark,
      ...(row.number !== null && { msgNumber: row.number }),
      ...(fileList.length > 0 && { fileList }),
      ...(row.priority !== null && { priority: standOf({ status: 0, priority: row.priority }).priority }),
      ...(row.is_handled && row.updated_at !== null && { dealTime: row.updated_at }),
      ...(reply !== '' && { reply }),
      ...(row.ticket_title !== null && { referContent: row.ticket_title }),
    }
  })
}

/** With the ticket that was made of each, and the agents' last public reply in it. */
async function withTickets(db: Db, visitor: VisitorClaims) {
  return ownMessages(db, visitor)
    .leftJoin('tickets as t', (join) =>
      join.onRef('t.tenant_id', '=', 'm.tenant_id').onRef('t.id', '=', 'm.ticket_id'),
    )
    .select(['t.priority', 't.title as ticket_title'])
    .select((eb) =>
      eb
        .selectFrom('ticket_entries as e')
        .select('e.content')
        .whereRef('e.tenant_id', '=', 't.tenant_id')
        .whereRef('e.ticket_id', '=', 't.id')
        .where('e.kind', '=', handleTypes.public)
        .orderBy('e.seq', 'desc')
        .limit(1)
        .as('ticket_reply'),
    )
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id')
    .limit(listedMost)
    .execute()
}

export const route = serve(getLeaveMsgList, async (_input, deps, visitor) => {
  deps.limits.take(limitRules.read, visitor.userId)
  await visitorThread(deps, visitor)
  return listOwnMessages(deps, visitor)
})
