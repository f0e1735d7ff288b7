import type { TicketRef } from '../../identity/ticket-link.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import { Failed } from '../../platform/http/failed.ts'
import { claimFiles } from '../files/claim-files.ts'
import { fileRefOf } from '../files/file-url.ts'

export type TicketFileRow = Awaited<ReturnType<typeof ticketFilesOf>>[number]

type Carrier = TicketRef & { entrySeq: number }

/** The ids of files by the addresses that their uploader was given; an address of another house is unknown. */
export function fileIdsOf(tenantId: number, urls: readonly string[]): string[] {
  const refs = urls.map((url) => fileRefOf(url.split('?', 1)[0] ?? ''))
  const ids = refs.flatMap((ref) => (ref?.tenantId === tenantId ? [ref.id] : []))
  if (ids.length < urls.length || new Set(ids).size < ids.length) throw new Failed('object.unknown')
  return ids
}

/** Gives files to an entry of a ticket. */
export async function claimTicketFiles(
  trx: Trx,
  { tenantId, ticketId, entrySeq }: Carrier,
  uploader: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return
  await claimFiles(trx, `ticket:${ticketId}:${entrySeq}`, { tenantId, uploader, fileIds })
  await trx
    .insertInto('ticket_files')
    .values(
      fileIds.map((file_id, place) => ({
        tenant_id: tenantId,
        ticket_id: ticketId,
        entry_seq: entrySeq,
        place,
        file_id,
      })),
    )
    .execute()
}

export async function ticketFilesOf(db: Db, tenantId: number, ticketIds: readonly string[]) {
  return db
    .selectFrom('ticket_files as t')
    .innerJoin('files as f', (join) =>
      join.onRef('f.tenant_id', '=', 't.tenant_id').onRef('f.id', '=', 't.file_id'),
    )
    .select(['t.tenant_id', 't.ticket_id', 't.entry_seq', 't.file_id', 'f.name', 'f.mime'])
    .where('t.tenant_id', '=', tenantId)
    .where('t.ticket_id', 'in', ticketIds)
    .orderBy('t.ticket_id')
    .orderBy('t.entry_seq')
    .orderBy('t.place')
    .execute()
}

/** Whether a retry brought the same files again. */
export async function carriesFiles(
  db: Db,
  { tenantId, ticketId, entrySeq }: Carrier,
  fileIds: readonly string[],
): Promise<boolean> {
  const files = await ticketFilesOf(db, tenantId, [ticketId])
  const carried = files.filter((file) => file.entry_seq === entrySeq).map((file) => file.file_id)
  return carried.length === fileIds.length && carried.every((id, place) => id === fileIds[place])
}
