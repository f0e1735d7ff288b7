import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from '@foyer/client/events/received.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { openCast } from './cast.ts'
import { startVisitor, type VirtualVisitor } from './clients/virtual-visitor.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { nextEventMs } from './measure.ts'
import { foreverMs } from './patience.ts'
import type { Stage } from './stage.ts'
import { startTraffic } from './traffic.ts'

/** Node after node is replaced under traffic, with a proxy that answers 502 for a while in between. */
export const rollingRestart: Fault = {
  id: 'F18',
  title: 'rolling restart behind the proxy',
  target: 'gap p99 < 2 s',
  targetMs: 2_000,
  async play({ stage, isShort }) {
    const { history, front, nodes } = stage
    const cast = await openCast(stage, { conversations: isShort ? 15 : 40, pollEvery: 0 })
    const idle = await openIdle(stage, isShort ? 50 : 1_000)
    const stop = startTraffic(cast, stage, isShort ? 100 : 200)
    const recoveryMs: number[] = []
    const problems: string[] = []
    for (let round = 0; round < (isShort ? 2 : 10); round++) {
      await sleep(1_000)
      const node = nodes[round % 2 === 0 ? 0 : 1]
      const leftAt = Date.now()
      await node.drain()
      await node.start()
      front.spread()
      await sleep(1_000)
      recoveryMs.push(...nextEventMs(history, leftAt))
      if (round % 5 === 1) await answerBadly(stage)
    }
    stop()
    const watchers = await finish(stage, cast)
    const failed = [...history.ops.values()].filter(({ outcome }) => outcome !== 'ok').length
    if (failed > 0) problems.push(`${failed} sends did not succeed`)
    problems.push(...(await whoIsDeaf(idle)))
    for (const { visitor } of idle) visitor.close()
    return { recoveryMs, problems, watchers }
  },
}

type Idle = { visitor: VirtualVisitor; connection: () => Connection }

/** Visitors who have the chat open and say nothing: their streams must come back all the same. */
async function openIdle({ front, history, tenant }: Stage, count: number): Promise<Idle[]> {
  const idle: Idle[] = []
  const open = async () => {
    let connection: Connection = 'connecting'
    const visitor = await startVisitor({
      address: front.address,
      history,
      channelId: tenant.channelKey,
      road: 'stream',
      onReceived: (received) => {
        if (received.type === 'connection') connection = received.connection
      },
    })
    idle.push({ visitor, connection: () => connection })
  }
  for (let first = 0; first < count; first += 25) await Promise.all(Array.from({ length: 25 }, open))
  return idle
}

async function answerBadly({ front }: Stage): Promise<void> {
  front.rule(() => 'badGateway')
  await sleep(1_000)
  front.rule(undefined)
}

async function whoIsDeaf(idle: readonly Idle[]): Promise<string[]> {
  const deaf = () => idle.filter(({ connection }) => connection() !== 'live' && connection() !== 'polling')
  await waitUntil(
    () => deaf().length === 0,
    () => 'deaf',
    foreverMs,
  ).catch(() => undefined)
  return deaf().length === 0 ? [] : [`${deaf().length} of ${idle.length} streams did not resume`]
}
