import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '@foyer/testkit/engines/start-postgres.ts'
import { openCast } from './cast.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { listenForLeaks } from './leaks.ts'
import { firstOkMs } from './measure.ts'
import { say } from './progress.ts'
import { diskAt, mountSmallDisk, type Disk } from './small-disk.ts'
import type { Stage } from './stage.ts'
import { startTraffic } from './traffic.ts'

const diskMegabytes = 256

/** The disk of PostgreSQL is full: first its tables cannot grow, then its log cannot, and it stops by itself. */
export const postgresDiskFull: Fault = {
  id: 'F6',
  title: 'the disk of PostgreSQL is full',
  target: 'first ok p99 < 10 s after space is free',
  targetMs: 10_000,
  async openPostgres() {
    const dir = mkdtempSync(join(tmpdir(), 'foyer-small-disk-'))
    const mounted = mountSmallDisk(dir, diskMegabytes)
    const settings = { max_wal_size: '64MB', min_wal_size: '32MB', shared_buffers: '64MB' }
    const postgres = await startPostgres({ durable: true, dir, settings })
    return {
      ...postgres,
      get pid() {
        return postgres.pid
      },
      async dispose() {
        await postgres.dispose()
        mounted.remove()
      },
    }
  },
  async play({ stage, isShort }) {
    const disk = diskAt(stage.engines.postgres.dir)
    const cast = await openCast(stage, { conversations: isShort ? 12 : 40 })
    const stop = startTraffic(cast, stage, isShort ? 60 : 150)
    const leaks = listenForLeaks(cast)
    const recoveryMs: number[] = []
    for (const fill of [fillTables, fillLog]) {
      await sleep(1_000)
      await fill(stage, disk)
      await sleep(isShort ? 2_000 : 10_000)
      disk.free()
      // The operator who made room starts what has stopped.
      if (!stage.engines.postgres.isRunning()) {
        say('PostgreSQL had stopped by itself')
        await stage.engines.postgres.restart()
      }
      const freeAt = Date.now()
      await sleep(isShort ? 4_000 : 10_000)
      recoveryMs.push(...firstOkMs(stage.history, freeAt))
    }
    stop()
    return { recoveryMs, problems: leaks(), watchers: await finish(stage, cast) }
  },
}

function fillTables(_stage: Stage, { fill }: Disk): Promise<void> {
  fill()
  return Promise.resolve()
}

/** The next segment of the log does not fit: PostgreSQL ends its sessions and cannot recover before there is room. */
async function fillLog({ db }: Stage, { fill }: Disk): Promise<void> {
  fill()
  for (let segment = 0; segment < 8; segment++) {
    const isThere = await db
      .selectNoFrom(({ fn }) => fn<string>('pg_switch_wal').as('at'))
      .execute()
      .then(
        () => true,
        () => false,
      )
    if (!isThere) return
    await sleep(100)
  }
}
