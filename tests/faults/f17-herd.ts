import { setTimeout as sleep } from 'node:timers/promises'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { connectWorld } from '@foyer/testkit/connect-world.ts'
import pg from 'pg'
import { startChild } from '../bench/processes/start-child.ts'
import { streamRequest } from '../bench/world/requests.ts'
import { createVisitors, type BenchVisitor } from '../bench/world/visitors.ts'
import type { StormClients } from '../storm/clients.ts'
import { missed } from '../storm/missed.ts'
import { openCast } from './cast.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { foreverMs } from './patience.ts'
import type { Stage } from './stage.ts'
import { startTraffic } from './traffic.ts'

const atOnce = 200

/** All nodes die under many streams and come back; meanwhile everybody missed a message. */
export const herd: Fault = {
  id: 'F17',
  title: 'a herd of streams comes back',
  target: 'all caught up < 15 s after the nodes listen',
  targetMs: 15_000,
  async play({ stage, isShort }) {
    const count = isShort ? 500 : 10_000
    const cast = await openCast(stage, { conversations: isShort ? 8 : 30 })
    const visitors = await visitorsOf(stage, count)
    const crowds = stage.nodes.map(({ port }, index) => {
      const requests = visitors.filter((_, at) => at % stage.nodes.length === index).map(streamRequest)
      return { port, requests, clients: startChild<StormClients>('../storm/clients.ts') }
    })
    try {
      await Promise.all(crowds.map(({ clients, port, requests }) => clients.ask('open', { port, requests })))
      const stop = startTraffic(cast, stage, isShort ? 40 : 100)
      await sleep(1_000)
      await Promise.all(stage.nodes.map((node) => node.kill9()))
      await writeMissed(stage, visitors)
      await Promise.all(stage.nodes.map((node) => node.start()))
      const listeningAt = Date.now()
      const caughtUp = await untilCaughtUp(
        crowds.map(({ clients }) => clients),
        count,
      )
      stop()
      const late = count - caughtUp.length
      const problems = late > 0 ? [`${late} of ${count} streams did not catch up`] : []
      const recoveryMs = caughtUp.map((at) => Math.max(0, at - listeningAt))
      return { recoveryMs, problems, watchers: await finish(stage, cast) }
    } finally {
      await Promise.all(crowds.map(({ clients }) => clients.end()))
    }
  },
}

async function visitorsOf({ databaseUrl, db, tenant }: Stage, count: number): Promise<BenchVisitor[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  try {
    const drop = () => Promise.resolve()
    return await createVisitors({ url: databaseUrl, pool, db, demo: tenant, drop }, count)
  } finally {
    await pool.end()
  }
}

/** One message to each, as a node elsewhere would write it while these are away. */
async function writeMissed(
  { databaseUrl, engines, history, tenant }: Stage,
  visitors: readonly BenchVisitor[],
) {
  const { deps, close } = await connectWorld({ databaseUrl, redisUrl: engines.redis.url })
  const write = async ({ threadId, threadKey }: BenchVisitor) => {
    const clientId = `missed-${threadKey}`
    history.invoke({ id: clientId, thread: threadKey, by: 'another node', text: missed })
    const stored = await deps.append({
      tenantId: tenant.tenantId,
      threadId,
      clientId,
      guard: { by: 'server' },
      sender: 'robot',
      body: { type: 'message', msgType: msgTypes.text, content: missed },
    })
    if ('seq' in stored && typeof stored.seq === 'number') history.ok(clientId, stored.seq)
  }
  for (let start = 0; start < visitors.length; start += atOnce)
    await Promise.all(visitors.slice(start, start + atOnce).map(write))
  await close()
}

type Clients = ReturnType<typeof startChild<StormClients>>

/** When each of them had what it missed; fewer when not all got there. */
async function untilCaughtUp(crowds: readonly Clients[], count: number): Promise<number[]> {
  for (const deadline = Date.now() + foreverMs; ; await sleep(250)) {
    const heard = await Promise.all(crowds.map((clients) => clients.ask('heard', null)))
    const all = heard.flatMap(({ caughtUpAt }) => caughtUpAt)
    if (all.length >= count || Date.now() > deadline) return all
  }
}
