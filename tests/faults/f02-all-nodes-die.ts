import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { openCast, type Cast } from './cast.ts'
import { startVisitor } from './clients/virtual-visitor.ts'
import { untilOk } from './clients/until-ok.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { firstOkMs } from './measure.ts'
import { foreverMs } from './patience.ts'
import type { Stage } from './stage.ts'
import { startTraffic } from './traffic.ts'

/** kill -9 of both nodes, again and again. Somebody waits in the queue meanwhile and must still be reached. */
export const allNodesDie: Fault = {
  id: 'F2',
  title: 'all nodes die and start again',
  target: 'first ok p99 < 8 s',
  targetMs: 8_000,
  async play({ stage, isShort }) {
    const cast = await openCast(stage, { conversations: isShort ? 15 : 40 })
    const stop = startTraffic(cast, stage, isShort ? 100 : 200)
    const recoveryMs: number[] = []
    const problems: string[] = []
    for (let round = 0; round < (isShort ? 1 : 3); round++) {
      await sleep(1_500)
      const reach = await waitInQueue(stage, cast)
      const diedAt = Date.now()
      await Promise.all(stage.nodes.map((node) => node.kill9()))
      await Promise.all(stage.nodes.map((node) => node.start()))
      problems.push(...(await reach()))
      await sleep(2_500)
      recoveryMs.push(...firstOkMs(stage.history, diedAt))
    }
    stop()
    return { recoveryMs, problems, watchers: await finish(stage, cast) }
  },
}

/** A visitor by push and one by poll wait for a person; the answer lets an agent take them and says who never heard of it. */
async function waitInQueue(
  { front, history, tenant }: Stage,
  { agents }: Cast,
): Promise<() => Promise<string[]>> {
  const waiting = await Promise.all(
    (['stream', 'poll'] as const).map(async (road) => {
      const state = { road, isAccepted: false }
      const visitor = await startVisitor({
        address: front.address,
        history,
        channelId: tenant.channelKey,
        road,
        onReceived: (received) => {
          if (received.type === 'event' && received.event.kind === 'accepted') state.isAccepted = true
        },
      })
      await untilOk(() => visitor.client.transferAgent({ userId: visitor.started.userId }))
      return { state, visitor }
    }),
  )
  return async () => {
    const stuck = await Promise.all(
      waiting.map(async ({ state, visitor }) => {
        await agents[0]?.take(visitor.started.thread)
        const isReached = await waitUntil(
          () => state.isAccepted,
          () => 'stuck',
          foreverMs,
        ).then(
          () => true,
          () => false,
        )
        visitor.close()
        return isReached ? [] : [`a visitor by ${state.road} is stuck in the queue`]
      }),
    )
    return stuck.flat()
  }
}
