import { setTimeout as sleep } from 'node:timers/promises'
import { openCast } from './cast.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { listenForLeaks } from './leaks.ts'
import { firstOkMs } from './measure.ts'
import type { Stage } from './stage.ts'
import { startTraffic } from './traffic.ts'

/** Four ways in which PostgreSQL goes; each leaves it running again. */
const ends: ((stage: Stage) => Promise<void>)[] = [
  async ({ engines: { postgres } }) => {
    await postgres.stop('fast')
    await postgres.restart()
  },
  async ({ engines: { postgres } }) => {
    await postgres.stop('immediate')
    await postgres.restart()
  },
  async ({ postgres }) => {
    const rows = await postgres.ask<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'foyer' and pid <> pg_backend_pid()
       and datname = current_database() order by random() limit 1`,
    )
    // The postmaster takes it for corruption: it ends every session and recovers from its log.
    if (rows[0]) killIfThere(rows[0].pid)
    await sleep(300)
  },
  async ({ engines: { postgres } }) => {
    await postgres.kill9()
    await postgres.restart()
  },
]

export const postgresDies: Fault = {
  id: 'F4',
  title: 'PostgreSQL stops, crashes, loses a backend or its postmaster',
  target: 'first ok p99 < 5 s after it is back',
  targetMs: 5_000,
  async play({ stage, isShort }) {
    const cast = await openCast(stage, { conversations: isShort ? 15 : 40 })
    const stop = startTraffic(cast, stage, isShort ? 100 : 200)
    const leaks = listenForLeaks(cast)
    const recoveryMs: number[] = []
    for (const end of ends) {
      await sleep(isShort ? 500 : 1_000)
      await end(stage)
      const backAt = Date.now()
      await sleep(isShort ? 3_500 : 5_500)
      recoveryMs.push(...firstOkMs(stage.history, backAt))
    }
    stop()
    return { recoveryMs, problems: leaks(), watchers: await finish(stage, cast) }
  },
}

/** It may have ended by itself since we asked for its number. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // One end less: three are left.
  }
}
