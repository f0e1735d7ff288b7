import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { onProcessEnd } from '@foyer/testkit/engines/process-end.ts'

export type Disk = {
  /** Takes all the space but this many bytes; what was taken before is given back first. */
  fill: (butBytes?: number) => void
  free: () => void
}

const chunk = Buffer.alloc(64 * 1024)

/** The file system at this path. Only for one that was mounted here. */
export function diskAt(path: string): Disk {
  const filler = join(path, 'filler')
  const spare = join(path, 'spare')
  return {
    fill(butBytes = 0) {
      rmSync(filler, { force: true })
      if (butBytes > 0) writeUntilFull(spare, butBytes)
      writeUntilFull(filler, Infinity)
      rmSync(spare, { force: true })
    },
    free: () => rmSync(filler, { force: true }),
  }
}

/** A file system of its own at this path, in memory and with a size, which needs root. */
export function mountSmallDisk(path: string, megabytes: number): Disk & { remove: () => void } {
  mkdirSync(path, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'foyer-fault', path])
  const removeNow = () => {
    // Lazily: a process that was just killed may still hold a file.
    execFileSync('umount', ['--lazy', path])
    rmSync(path, { recursive: true, force: true })
  }
  const forget = onProcessEnd(removeNow)
  return {
    ...diskAt(path),
    remove() {
      forget()
      removeNow()
    },
  }
}

function writeUntilFull(path: string, bytes: number): void {
  const file = openSync(path, 'w')
  try {
    for (let written = 0; written < bytes; written += chunk.length) writeSync(file, chunk)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(file)
  }
}
