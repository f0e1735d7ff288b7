import type { VisitorClaims } from '../../rules/identity/claims.ts'
import { isSameWords, type LeaveWords } from '@foyer/core/leave-message/words.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import { randomKey } from '../../platform/random.ts'
import { ticketUploader } from '../files/uploader.ts'
import { markConverted } from '../facts/conversions.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { nextRequestNumber } from '../tickets/add-ticket.ts'
import { claimMessageFiles, messageFilesOf } from './offline-message-files.ts'

type NewMessage = {
  clientId: string
  words: LeaveWords
  fileIds: readonly string[]
  locale: string
  now: number
}

/**
 * Under one client id there is one message, whoever else stores it at the same moment. Whoever left an address is told
 * that it arrived: the mail is promised with the message. Answers with the request number.
 */
export async function storeOfflineMessage(
  db: Db,
  visitor: VisitorClaims,
  message: NewMessage,
): Promise<{ number: number } | 'conflict'> {
  const { tenantId, userId } = visitor
  const number = await db.transaction().execute(async (trx) => {
    const id = await insertOfflineMessage(trx, visitor, message)
    if (id === undefined) return undefined
    await claimMessageFiles(trx, { tenantId, messageId: id }, ticketUploader(userId), message.fileIds)
    await queueMail(trx, { kind: 'leftMessageReceived', tenantId, messageId: id })
    await markConverted(trx, visitor, 'message', message.now)
    return numberMessage(trx, tenantId, id)
  })
  if (number !== undefined) return { number }
  const stored = await ownMessages(db, visitor)
    .where('m.client_id', '=', message.clientId)
    .executeTakeFirstOrThrow()
  const filesOf = await messageFilesOf(db, tenantId, [stored.id])
  const carried = filesOf(stored.id).map(({ file_id }) => file_id)
  const isSame =
    isSameWords(wordsOf(stored), message.words) && carried.join('\n') === message.fileIds.join('\n')
  if (!isSame) return 'conflict'
  return { number: stored.number ?? (await numberLate(db, tenantId, stored.id)) }
}

async function insertOfflineMessage(
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

async function numberMessage(
  trx: Trx,
  tenantId: number,
  id: string,
  known: number | null = null,
): Promise<number> {
  const number = known ?? (await nextRequestNumber(trx, tenantId))
  await trx
    .updateTable('left_messages')
    .set({ number })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
  return number
}

/** A node of a version without numbers stored it. A ticket that was made of it has its number already. */
async function numberLate(db: Db, tenantId: number, id: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('left_messages as m')
      .leftJoin('tickets as t', (join) =>
        join.onRef('t.tenant_id', '=', 'm.tenant_id').onRef('t.id', '=', 'm.ticket_id'),
      )
      .select(['m.number', 't.number as ticket_number'])
      .where('m.tenant_id', '=', tenantId)
      .where('m.id', '=', id)
      .forUpdate('m')
      .executeTakeFirstOrThrow()
    return row.number ?? numberMessage(trx, tenantId, id, row.ticket_number)
  })
}

export function ownMessages(db: Db, { tenantId, userId }: VisitorClaims) {
  return db
    .selectFrom('left_messages as m')
    .selectAll('m')
    .where('m.tenant_id', '=', tenantId)
    .where('m.user_id', '=', userId)
}

export function wordsOf(row: { name: string; phone: string; email: string; content: string }): LeaveWords {
  return {
    customerName: row.name,
    customerPhone: row.phone,
    customerEmail: row.email,
    msgContent: row.content,
  }
}
