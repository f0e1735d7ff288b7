import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onProcessEnd } from '@foyer/testkit/engines/process-end.ts'
import type { Launch } from './node-process.ts'

const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/faketime/libfaketimeMT.so.1`,
)

export type FakeClock = {
  /** A node that is launched with this has this clock. */
  launch: Launch
  /** Sets the clock to this many milliseconds ahead of the real one, at once; it may step back. */
  setAhead: (ms: number) => void
  remove: () => void
}

/** A wall clock that a node process reads through libfaketime. Its monotonic clock stays the real one. */
export function createFakeClock(): FakeClock {
  const library = libraries.find((path) => existsSync(path))
  if (library === undefined) throw new Error('libfaketime is missing: apt-get install faketime')
  const dir = mkdtempSync(join(tmpdir(), 'foyer-clock-'))
  const file = join(dir, 'offset')
  const setAhead = (ms: number) => writeFileSync(file, `${ms < 0 ? '-' : '+'}${Math.abs(ms) / 1000}\n`)
  setAhead(0)
  const removeNow = () => rmSync(dir, { recursive: true, force: true })
  const forget = onProcessEnd(removeNow)
  return {
    launch: {
      env: {
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: file,
        // Reading the file for every look at the clock would cost more than the work between two looks.
        FAKETIME_CACHE_DURATION: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      },
    },
    setAhead,
    remove() {
      forget()
      removeNow()
    },
  }
}
