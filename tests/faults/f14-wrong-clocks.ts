import { setTimeout as sleep } from 'node:timers/promises'
import { openCast } from './cast.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { nextEventMs } from './measure.ts'
import { createFakeClock } from './node/fake-clock.ts'
import type { Stage } from './stage.ts'
import { startTraffic } from './traffic.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** A node's clock in turn, in milliseconds ahead of the others. The first step goes back in the middle of traffic. */
const steps = [-10 * minuteMs, 60 * minuteMs, -60 * minuteMs, 0]

/** One node's clock steps back ten minutes, goes an hour ahead and an hour behind; visitors' clocks are days off. */
export const wrongClocks: Fault = {
  id: 'F14',
  title: 'clocks of a node and of visitors are wrong',
  target: 'next event p99 < 3 s',
  targetMs: 3_000,
  async play({ stage, isShort }) {
    const clock = createFakeClock()
    const [node] = stage.nodes
    await node.kill9()
    await node.start(clock.launch)
    const conversations = isShort ? 12 : 40
    const clockAheadMs = (index: number) => (index % 2 === 0 ? 3 : -3) * dayMs
    const cast = await openCast(stage, { conversations, clockAheadMs })
    const stop = startTraffic(cast, stage, isShort ? 100 : 200)
    const recoveryMs: number[] = []
    await sleep(1_000)
    for (const ms of steps) {
      clock.setAhead(ms)
      stage.front.spread()
      const steppedAt = Date.now()
      await sleep(isShort ? 3_000 : 15_000)
      recoveryMs.push(...nextEventMs(stage.history, steppedAt))
    }
    stop()
    const watchers = await finish(stage, cast)
    clock.remove()
    return { recoveryMs, problems: await whoWasMoved(stage), watchers }
  },
}

const ownedByAgent = 3

/** Both sides write all the time: a conversation that left its agent was ended by a clock. */
async function whoWasMoved({ postgres }: Stage): Promise<string[]> {
  const rows = await postgres.ask<{ key: string }>('select key from threads where owner_kind <> $1', [
    ownedByAgent,
  ])
  return rows.length === 0 ? [] : [`${rows.length} conversations were taken from their agents`]
}
