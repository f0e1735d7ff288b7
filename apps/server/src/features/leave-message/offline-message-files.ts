import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import { claimFiles } from '../files/claim-files.ts'

type MessageRef = { tenantId: number; messageId: string }

/** Gives files to an offline message. */
export async function claimMessageFiles(
  trx: Trx,
  { tenantId, messageId }: MessageRef,
  uploader: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return
  await claimFiles(trx, `left:${messageId}`, { tenantId, uploader, fileIds })
  const rows = fileIds.map((file_id, place) => ({
    tenant_id: tenantId,
    message_id: messageId,
    place,
    file_id,
  }))
  await trx.insertInto('left_message_files').values(rows).execute()
}

/** The files of some messages of one tenant, by message. */
export async function messageFilesOf(db: Db, tenantId: number, messageIds: readonly string[]) {
  const rows =
    messageIds.length === 0
      ? []
      : await db
          .selectFrom('left_message_files as l')
          .innerJoin('files as f', (join) =>
            join.onRef('f.tenant_id', '=', 'l.tenant_id').onRef('f.id', '=', 'l.file_id'),
          )
          .select(['l.tenant_id', 'l.message_id', 'l.file_id', 'f.name', 'f.mime'])
          .where('l.tenant_id', '=', tenantId)
          .where('l.message_id', 'in', messageIds)
          .orderBy('l.message_id')
          .orderBy('l.place')
          .execute()
  return (messageId: string) => rows.filter(({ message_id }) => message_id === messageId)
}

/** A ticket that is made of a message has its files. */
export async function giveToTicket(
  trx: Trx,
  { tenantId, messageId, ticketId }: MessageRef & { ticketId: string },
): Promise<void> {
  await trx
    .insertInto('ticket_files')
    .columns(['tenant_id', 'ticket_id', 'entry_seq', 'place', 'file_id'])
    .expression((eb) =>
      eb
        .selectFrom('left_message_files')
        .select([
          'tenant_id',
          eb.val(ticketId).as('ticket_id'),
          eb.val(0).as('entry_seq'),
          'place',
          'file_id',
        ])
        .where('tenant_id', '=', tenantId)
        .where('message_id', '=', messageId),
    )
    .execute()
}
