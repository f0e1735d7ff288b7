import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The directory with initdb and postgres: the newest of Debian's versions, else the one on the PATH. */
export function postgresBinaries(): string {
  const debian = existsSync(DEBIAN_ROOT)
    ? readdirSync(DEBIAN_ROOT)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN_ROOT, version, 'bin'))
    : []
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  const found = [...debian, ...onPath].find((dir) => existsSync(join(dir, 'initdb')))
  if (found === undefined) {
    throw new Error('PostgreSQL is not installed: no initdb found (Debian: apt-get install postgresql)')
  }
  return found
}

/** postgres refuses to run as root; there it runs as the user that its package made. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const DEBIAN_ROOT = '/usr/lib/postgresql'
