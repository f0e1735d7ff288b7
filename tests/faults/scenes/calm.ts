import { setTimeout as sleep } from 'node:timers/promises'
import { openCast } from '../cast.ts'
import type { Fault } from '../fault.ts'
import { finish } from '../finish.ts'
import { startTraffic } from '../traffic.ts'

/** Few conversations, both sides write at once, and nothing goes wrong. */
export const calm: Pick<Fault, 'play'> = {
  async play({ stage }) {
    const cast = await openCast(stage, { conversations: 6, pollEvery: 0 })
    const stop = startTraffic(cast, stage, 80)
    await sleep(3_000)
    stop()
    return { recoveryMs: [], problems: [], watchers: await finish(stage, cast) }
  },
}
