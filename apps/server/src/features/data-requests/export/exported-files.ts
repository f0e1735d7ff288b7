import type { Deps } from '../../../deps.ts'
import { exportedName } from '../../../rules/data-requests/exported-name.ts'
import { fileRefOf } from '../../files/file-seal.ts'
import { isFileMessage } from '../../files/file-message.ts'
import { ticketUploader } from '../../files/uploader.ts'
import { messageFilesOf } from '../../leave-message/offline-message-files.ts'
import { messagesOf, offlineMessagesOf, threadsOf, ticketsOf, type Person } from './exported-person.ts'

/** `path`: inside the zip. */
export type ExportedFile = {
  id: string
  path: string
  name: string
  mime: string
  bytes: number
  createTime: number
}

const idsAtOnce = 500

/** The files that the visitor can see or has uploaded, under names that no two of them share. */
export async function filesOf(deps: Deps, person: Person): Promise<ExportedFile[]> {
  const shown = await shownFiles(deps, person)
  const own = await unsentFiles(deps, person)
  const ids = [...new Set([...shown, ...own])]
  const rows: Omit<ExportedFile, 'path'>[] = []
  for (let start = 0; start < ids.length; start += idsAtOnce)
    rows.push(...(await readFiles(deps, person, ids.slice(start, start + idsAtOnce))))
  return rows
    .toSorted((a, b) => a.createTime - b.createTime || (a.id < b.id ? -1 : 1))
    .map((file, index) => ({ ...file, path: exportedName(index + 1, file.name) }))
}

/** Of the person's own threads only: a message can name the address of any file. */
async function readFiles({ db }: Deps, { tenantId, userIds }: Person, ids: readonly string[]) {
  return db
    .selectFrom('files as f')
    .innerJoin('threads as t', (join) =>
      join.onRef('t.tenant_id', '=', 'f.tenant_id').onRef('t.id', '=', 'f.thread_id'),
    )
    .select(['f.id', 'f.name', 'f.mime', 'f.bytes', 'f.created_at as createTime'])
    .where('f.tenant_id', '=', tenantId)
    .where('f.id', 'in', ids)
    .where('f.is_stored', '=', true)
    .where('t.user_id', 'in', userIds)
    .execute()
}

/** In messages, tickets and offline messages, as far as the visitor sees them. */
async function shownFiles(deps: Deps, person: Person): Promise<Set<string>> {
  const { db } = deps
  const { tenantId } = person
  const shown = new Set<string>()
  for (const thread of await threadsOf(db, person))
    for await (const { msgType, msgContent } of messagesOf(deps, thread)) {
      const ref = isFileMessage(msgType) ? fileRefOf(msgContent) : undefined
      if (ref?.tenantId === tenantId) shown.add(ref.id)
    }
  for await (const { entries, filesAt } of ticketsOf(db, person))
    for (const seq of [0, ...entries.map((entry) => entry.seq)])
      for (const file of filesAt(seq)) shown.add(file.file_id)
  for await (const { id } of offlineMessagesOf(db, person))
    for (const file of (await messageFilesOf(db, tenantId, [id]))(id)) shown.add(file.file_id)
  return shown
}

/** Uploaded by the visitor and not sent yet. */
async function unsentFiles({ db }: Deps, { tenantId, userIds }: Person): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('uploader', 'in', [...userIds, ...userIds.map(ticketUploader)])
    .where('client_id', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}
