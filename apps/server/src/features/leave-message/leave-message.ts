import type { z } from 'zod'
import { leaveMsg, getLeaveMsgList } from '@foyer/contract/leave-message/endpoints.ts'
import { handleTypes } from '@foyer/contract/codes.ts'
import { decideLeaveMessage } from '../../rules/leave-message/decide-leave-message.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { randomId } from '../../platform/random.ts'
import { visitorChannel } from '../channel/channel-info.ts'
import { visitorLocale } from '../robot/ask-robot.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import { fileIdsOf, wireFiles } from '../tickets/ticket-files.ts'
import type { VisitorClaims } from '../../rules/identity/claims.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/pool.ts'
import { standOf } from '../tickets/ticket-rows.ts'
import { storeOfflineMessage, ownMessages, wordsOf } from './offline-messages.ts'
import { messageFilesOf } from './offline-message-files.ts'

/** In any state of the session: who was just told that nobody is there must be able to leave a message. */
const leaveMsgRoute = serve(leaveMsg, async (input, deps, visitor) => {
  deps.limits.take(limitRules.leave, visitor.userId)
  await visitorThread(deps, visitor)
  const channel = await visitorChannel(deps, visitor)
  // Another channel is answered like one that does not exist, whether it does or not.
  if (input.channelId !== channel.key) throw new Failed('channel.unknown')

  const { customerPhone = '', customerEmail = '', fileList = [], id: clientId = randomId() } = input
  const files = fileList.length
  const decided = decideLeaveMessage(channel.config, { ...input, customerPhone, customerEmail, files })
  if ('error' in decided) throw new Failed(decided.error)
  const now = deps.clock.now()
  // K-04: a channel that has a language speaks it to everybody.
  const locale = channel.config.language || (await visitorLocale(deps, visitor))
  const fileIds = fileIdsOf(
    visitor.tenantId,
    fileList.map(({ fileUrl }) => fileUrl),
  )
  const message = { clientId, words: decided.words, fileIds, locale, now }
  const outcome = await storeOfflineMessage(deps.db, visitor, message)
  if (outcome === 'conflict') throw new Failed('message.conflict')
  return { msgNumber: outcome.number }
})

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

const getLeaveMsgListRoute = serve(getLeaveMsgList, async (_input, deps, visitor) => {
  deps.limits.take(limitRules.read, visitor.userId)
  await visitorThread(deps, visitor)
  return listOwnMessages(deps, visitor)
})

export const leaveMessageRoutes = { getLeaveMsgList: getLeaveMsgListRoute, leaveMsg: leaveMsgRoute }
