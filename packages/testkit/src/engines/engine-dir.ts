import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onProcessEnd } from './process-end.ts'

export type EngineDir = { path: string; remove(): void }

type Owner = { uid: number; gid: number } | undefined

/** The directory that an engine lives in. One that was asked for by name is kept; a temporary one goes with this process at the latest. */
export function engineDir(
  name: string,
  wanted: string | undefined,
  owner: Owner,
  parent = tmpdir(),
): EngineDir {
  if (wanted !== undefined) {
    const path = resolve(wanted)
    mkdirSync(path, { recursive: true })
    if (owner) chownSync(path, owner.uid, owner.gid)
    return { path, remove: () => undefined }
  }
  const path = mkdtempSync(join(parent, `foyer-${name}-`))
  if (owner) chownSync(path, owner.uid, owner.gid)
  const removeNow = () => rmSync(path, { recursive: true, force: true, maxRetries: 5 })
  const forget = onProcessEnd(removeNow)
  return {
    path,
    remove() {
      forget()
      removeNow()
    },
  }
}
