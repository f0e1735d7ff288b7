import type { LeftMessage } from '@foyer/contract/leave-message/getLeaveMsgList.ts'
import type { VisitorClaims } from '@foyer/core/identity/claims.ts'
import { isSameWords, type LeaveWords } from '@foyer/core/leave-message/words.ts'
import type { Db } from '../../platform/db/pool.ts'
import { randomKey } from '../../platform/random.ts'

/** A visitor sees this many of their messages, the newest. */
const listedMost = 100

type NewMessage = { clientId: string; words: LeaveWords; now: number }

/** Under one client id there is one message, whoever else stores it at the same moment. */
export async function storeLeftMessage(
  db: Db,
  visitor: VisitorClaims,
  { clientId, words, now }: NewMessage,
): Promise<'stored' | 'repeated' | 'conflict'> {
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
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return 'stored'
  const stored = await ownMessages(db, visitor).where('client_id', '=', clientId).executeTakeFirstOrThrow()
  return isSameWords(wordsOf(stored), words) ? 'repeated' : 'conflict'
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
