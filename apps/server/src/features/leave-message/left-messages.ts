import type { LeftMessage } from '@foyer/contract/leave-message/getLeaveMsgList.ts'
import type { VisitorClaims } from '@foyer/core/identity/claims.ts'
import { isSameWords, type LeaveWords } from '@foyer/core/leave-message/words.ts'
import type { Db } from '../../platform/db/pool.ts'
import { randomKey } from '../../platform/random.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** A visitor sees this many of their messages, the newest. */
const listedMost = 100

type NewMessage = { clientId: string; words: LeaveWords; locale: string; now: number }

/**
 * Under one client id there is one message, whoever else stores it at the same moment. Whoever left an address is told
 * that it arrived: the mail is promised with the message.
 */
export async function storeLeftMessage(
  db: Db,
  visitor: VisitorClaims,
  message: NewMessage,
): Promise<'stored' | 'repeated' | 'conflict'> {
  const isStored = await db.transaction().execute(async (trx) => {
    const id = await insertLeftMessage(trx, visitor, message)
    if (id === undefined) return false
    const { tenantId } = visitor
    await queueMail(trx, { kind: 'leftMessageReceived', tenantId, messageId: id })
    return true
  })
  if (isStored) return 'stored'
  const { clientId, words } = message
  const stored = await ownMessages(db, visitor).where('client_id', '=', clientId).executeTakeFirstOrThrow()
  return isSameWords(wordsOf(stored), words) ? 'repeated' : 'conflict'
}

async function insertLeftMessage(
  db: Db,
  visitor: VisitorClaims,
  { clientId, words, locale, now }: NewMessage,
): Promise<string | undefined> {
  const inserted = await db
    .insertInto('left_messages')
    .values({
      tenant_id: visitor.tenantId,
      id: randomKey(),
      channel_id: visitor.channelId,
      user_id: visitor.userId,
      client_id: clientId,
      name: words.customerName,
      phone: words.customerPhone,
      email: words.customerEmail,
      content: words.msgContent,
      locale,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export async function listLeftMessages(db: Db, visitor: VisitorClaims): Promise<LeftMessage[]> {
  const rows = await ownMessages(db, visitor)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(listedMost)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    ...wordsOf(row),
    createTime: row.created_at,
    msgState: row.is_handled ? 1 : 0,
    ...(row.updated_at !== null && { updateTime: row.updated_at }),
    updateUserName: row.updated_by,
    msgDesc: row.remark,
  }))
}

function ownMessages(db: Db, { tenantId, userId }: VisitorClaims) {
  return db
    .selectFrom('left_messages')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
}

function wordsOf(row: { name: string; phone: string; email: string; content: string }): LeaveWords {
  return {
    customerName: row.name,
    customerPhone: row.phone,
    customerEmail: row.email,
    msgContent: row.content,
  }
}
