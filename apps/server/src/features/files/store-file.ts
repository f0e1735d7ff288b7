import { createReadStream } from 'node:fs'
import type { z } from 'zod'
import type { ErrorCode } from '@foyer/contract/errors.ts'
import type { StoredFile } from '@foyer/contract/files/stored-file.ts'
import { isBlockedContent, isBlockedName } from '@foyer/core/files/blocked-file.ts'
import { displayName, withSuffix } from '@foyer/core/files/display-name.ts'
import { fileKindOf, suffixOf, type FileKind } from '@foyer/core/files/file-kind.ts'
import { servedTypeOf, type ServedType } from '@foyer/core/files/served-type.ts'
import type { Deps } from '../../deps.ts'
import { addressBlock } from '../../identity/address-block.ts'
import { Failed } from '../../platform/http/failed.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { storageKey } from '../../platform/storage/storage.ts'
import { fileRules } from './file-rules.ts'
import { fileUrl } from './file-url.ts'
import { sniff } from './sniff.ts'
import type { Uploader } from './uploader.ts'

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

async function checkHarmless({ scan }: Deps, path: string): Promise<void> {
  const verdict = await scan(path).catch(() => {
    throw new Failed('server.busy')
  })
  if (verdict === 'infected') throw new Failed('upload.type')
}

async function keep({ files, storage }: Deps, uploader: Uploader, file: Kept) {
  const { path, bytes, type, name } = file
  const ref = await files.reserve(uploader, file)
  try {
    await storage.put(storageKey(ref.tenantId, ref.id), createReadStream(path), { bytes, mime: type.mime })
    await files.confirm(ref)
  } catch (error) {
    // What cannot be removed now is found by the clean-up: its row is still there.
    await files.forget(ref).catch(() => undefined)
    throw error
  }
  return { url: fileUrl(ref, name), name, suffix: suffixOf(name) }
}
