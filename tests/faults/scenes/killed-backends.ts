import { setTimeout as sleep } from 'node:timers/promises'
import { openCast } from '../cast.ts'
import type { Fault } from '../fault.ts'
import { finish } from '../finish.ts'
import { startTraffic } from '../traffic.ts'

/** Connections to PostgreSQL break again and again while both sides of a conversation write. */
export const killedBackends: Pick<Fault, 'play'> = {
  async play({ stage }) {
    const cast = await openCast(stage, { conversations: 6, pollEvery: 0 })
    const stop = startTraffic(cast, stage, 80)
    for (let n = 0; n < 25; n++) {
      await sleep(120)
      await stage.postgres.ask(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'foyer' and datname = current_database() and pid <> pg_backend_pid()
         and (state like '%transaction%' or state = 'active')`,
      )
    }
    stop()
    return { recoveryMs: [], problems: [], watchers: await finish(stage, cast) }
  },
}
