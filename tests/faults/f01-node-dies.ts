import { setTimeout as sleep } from 'node:timers/promises'
import { openCast } from './cast.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { nextEventMs } from './measure.ts'
import { failPoints } from './node/fail-points.ts'
import { startTraffic } from './traffic.ts'

/** kill -9 of one of two nodes at each of six points of a send, while others go on writing. */
export const nodeDies: Fault = {
  id: 'F1',
  title: 'one node dies at six fail-points',
  target: 'next event p99 < 3 s',
  targetMs: 3_000,
  async play({ stage, isShort }) {
    const cast = await openCast(stage, { conversations: isShort ? 20 : 40 })
    const stop = startTraffic(cast, stage, isShort ? 100 : 200)
    const recoveryMs: number[] = []
    const problems: string[] = []
    // In turns: after each death the other node has all the streams, and is the next to go.
    for (const [turn, point] of failPoints.entries()) {
      await sleep(isShort ? 300 : 700)
      const node = stage.nodes[turn % 2 === 0 ? 0 : 1]
      node.arm(point, 1 + stage.random.below(14))
      // Callers reuse whatever connection is idle, and on a fast machine that may be one to the other node for ever.
      const spreading = setInterval(stage.front.spread, 200)
      const hasDied = await node
        .ended()
        .then(
          () => true,
          () => false,
        )
        .finally(() => clearInterval(spreading))
      if (!hasDied) {
        problems.push(`nobody passed ${point}`)
        await node.kill9()
      }
      const diedAt = Date.now()
      await sleep(isShort ? 700 : 1_200)
      await node.start()
      stage.front.spread()
      recoveryMs.push(...nextEventMs(stage.history, diedAt))
    }
    await sleep(500)
    stop()
    return { recoveryMs, problems, watchers: await finish(stage, cast) }
  },
}
