import { maxUploadBytes } from '@foyer/contract/files/limits.ts'
import { uploadWoFile } from '@foyer/contract/tickets/endpoints.ts'
import type { Deps } from '../../deps.ts'
import { sealedFileUrl, type Holder, fileRefOf } from '../files/file-seal.ts'
import type { TicketRef } from '../../platform/http/ticket-link.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import { Failed } from '../../platform/http/failed.ts'
import { claimFiles } from '../files/claim-files.ts'
import { storeFile } from '../files/store-file.ts'
import { refuseTicketFile } from '../../rules/tickets/refuse-file.ts'
import type { TicketCaller } from '../../platform/http/caller.ts'
import { serveUpload } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import type { LimitRule } from '../../platform/limits.ts'
import { clientOf, type Client } from './client.ts'

type FileRow = { tenant_id: number; file_id: string; name: string; mime: string }

/** Files of a ticket or an offline message as its readers get them: their addresses are made for whoever asks now. */
export function wireFiles({ config, clock }: Deps, holder: Holder) {
  return (files: readonly FileRow[]) =>
    files.map((file) => {
      const ref = { tenantId: file.tenant_id, id: file.file_id, name: file.name }
      return {
        fileName: file.name,
        fileType: file.mime,
        fileUrl: sealedFileUrl(config.keys, ref, holder, clock.now()),
      }
    })
}

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

type From = Parameters<typeof storeFile>[1]
type Arrived = Parameters<typeof storeFile>[2]

/** A file for a ticket: stored like every other, and read by an address that is sealed for whoever brought it. */
export async function storeTicketFile(deps: Deps, from: From, holder: Holder, arrived: Arrived) {
  const stored = await storeFile(deps, from, arrived)
  const ref = fileRefOf(stored.url)
  if (!ref) throw new Failed('internal')
  const file = { ...ref, name: stored.name }
  return { ...stored, url: sealedFileUrl(deps.config.keys, file, holder, deps.clock.now()) }
}

/** V-08: pictures and films, in any state of the session. */
const uploadWoFileRoute = serveUpload(
  uploadWoFile,
  async (_input, deps, caller) => {
    if (!caller.file) throw new Failed('request.invalid')
    const { address, file } = caller
    const { tenantId, threadId, uploader, holder } = await uploadingClient(deps, caller, limitRules.read)
    const refuse = async (arrived: Parameters<typeof refuseTicketFile>[0]) => refuseTicketFile(arrived)
    return storeTicketFile(deps, { tenantId, threadId, userId: uploader, address, refuse }, holder, file)
  },
  {
    maxBodyBytes: maxUploadBytes,
    admit: async (deps, caller) => {
      await uploadingClient(deps, caller, limitRules.upload)
    },
  },
)

/** Before a body is read, and again when it is there. */
async function uploadingClient(deps: Deps, caller: TicketCaller, rule: LimitRule): Promise<Client> {
  const client = await clientOf(deps, caller, rule)
  if (client.isBlocked) throw new Failed('visitor.blocked')
  if (!client.mayReply) throw new Failed('upload.refused')
  return client
}

export const ticketFilesRoutes = { uploadWoFile: uploadWoFileRoute }
