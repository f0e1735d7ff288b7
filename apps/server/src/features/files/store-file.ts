import { createReadStream } from 'node:fs'
import type { z } from 'zod'
import type { ErrorCode } from '@foyer/contract/errors.ts'
import type { StoredFile } from '@foyer/contract/files/stored-file.ts'
import {
  isBlockedContent,
  isBlockedName,
  defaultFileRules,
  type FileRules,
} from '../../rules/files/blocked-file.ts'
import { displayName, withSuffix } from '../../rules/files/display-name.ts'
import { fileKindOf, suffixOf, type FileKind } from '@foyer/core/files/file-kind.ts'
import { servedTypeOf, type ServedType } from '../../rules/files/served-type.ts'
import type { Deps } from '../../deps.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import { Failed } from '../../platform/http/failed.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { storageKey } from '../../platform/storage/storage.ts'
import { StoredFileRules } from './file-rules.ts'
import { fileUrl } from './file-seal.ts'
import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { tryParseAsync } from '../../platform/try-parse.ts'
import type { Uploader } from './uploader.ts'

/** `extension`: the one that such a file should have. Both are empty when the bytes say nothing. */
type Sniffed = { mime: string; extension: string }

const unknown: Sniffed = { mime: '', extension: '' }
const headBytes = 64

/** Detects a file's type from its content. */
async function sniff(path: string): Promise<Sniffed> {
  // Expected: a file that is shorter than its format promises.
  const found = await tryParseAsync(() => fileTypeFromFile(path))
  if (found && found.ext !== 'exe') return { mime: found.mime, extension: found.ext }
  const head = await headOf(path)
  if (head.startsWith('.RMF')) return { mime: 'application/vnd.rn-realmedia', extension: 'rm' }
  // Two letters make a program to the library; a program also has zero bytes, and a text has none.
  return found && head.includes('\0') ? { mime: found.mime, extension: found.ext } : unknown
}

async function headOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes))
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}

/** A tenant's overrides of the refused file types. An operator writes them, so they may be invalid. */
async function fileRules({ db, log }: Deps, tenantId: number): Promise<FileRules> {
  const tenant = await db
    .selectFrom('tenants')
    .select('file_rules')
    .where('id', '=', tenantId)
    .executeTakeFirst()
  const stored = tenant?.file_rules ?? undefined
  if (stored === undefined) return defaultFileRules
  const rules = StoredFileRules.safeParse(stored)
  if (rules.success) return rules.data
  log.warn(
    { part: 'files', tenantId, issues: rules.error.issues },
    'file rules are invalid: the default counts',
  )
  return defaultFileRules
}

type Arrived = { path: string; bytes: number; name: string }
type Kept = { path: string; bytes: number; type: ServedType; name: string }

const megabyte = 1024 * 1024

type From = Uploader & {
  address: string
  /** Why this uploader may not leave such a file, or undefined. */
  refuse: (file: { kind: FileKind; bytes: number }) => Promise<ErrorCode | undefined>
}

/** Takes a file that has arrived: may it be, is it what it says, then kept. A refusal leaves nothing. */
export async function storeFile(
  deps: Deps,
  from: From,
  arrived: Arrived,
): Promise<z.output<typeof StoredFile>> {
  const given = displayName(arrived.name)
  const refusal = await from.refuse({ kind: fileKindOf(given), bytes: arrived.bytes })
  if (refusal) throw new Failed(refusal)
  const rules = await fileRules(deps, from.tenantId)
  if (isBlockedName(arrived.name, rules)) throw new Failed('upload.blocked')
  for (let taken = 0; taken < arrived.bytes; taken += megabyte) {
    deps.limits.take(limitRules.uploadedMegabytes, `${from.tenantId}:${addressBlock(from.address)}`)
  }

  const { mime, extension } = await sniff(arrived.path)
  const type = servedTypeOf(fileKindOf(given), given, mime)
  if (!type) throw new Failed('upload.type')
  if (isBlockedContent(extension, rules)) throw new Failed('upload.blocked')
  await checkHarmless(deps, arrived.path)

  if (type.kind !== 'image') return keep(deps, from, { ...arrived, type, name: given })
  const redrawn = await deps.images.redraw(arrived.path, type.mime)
  try {
    return await keep(deps, from, { ...redrawn, type, name: withSuffix(given, type.suffix) })
  } finally {
    await redrawn.remove()
  }
}

/** Fails for a file in which the virus scanner finds something, and while the scanner is away. */
export async function checkHarmless({ scan, failures }: Deps, path: string): Promise<void> {
  const verdict = await scan(path).catch(failures.ignore('files.scan'))
  if (!verdict) throw new Failed('server.busy')
  if (verdict === 'infected') throw new Failed('upload.type')
}

async function keep({ files, storage, failures }: Deps, uploader: Uploader, file: Kept) {
  const { path, bytes, type, name } = file
  const ref = await files.reserve(uploader, file)
  try {
    await storage.put(storageKey(ref.tenantId, ref.id), createReadStream(path), { bytes, mime: type.mime })
    await files.confirm(ref)
  } catch (error) {
    // If removal fails now, the clean-up job finds the file by its row.
    await files.forget(ref).catch(failures.ignore('files.forget', { tenantId: ref.tenantId, file: ref.id }))
    throw error
  }
  return { url: fileUrl(ref, name), name, suffix: suffixOf(name) }
}
