import { setTimeout as sleep } from 'node:timers/promises'
import { openCast } from './cast.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { quantile, sendMs } from './measure.ts'
import type { NodeProcess } from './node/node-process.ts'
import { startTraffic } from './traffic.ts'

const blockMs = 3_000
/** A probe that waits longer than this takes the node for not ready, as those of Kubernetes do by default. */
const probeMs = 1_000
/** A quiet machine answers in a few milliseconds: twice that would be noise, not harm. */
const leastP99Ms = 50

/** The event loop of a node does something else for three seconds; every other visitor is at the other node. */
export const eventLoopBlocked: Fault = {
  id: 'F22',
  title: 'the event loop of a node is blocked',
  target: 'peers: send p99 < 2 times that before',
  targetMs: Infinity,
  async play({ stage, isShort }) {
    const { history } = stage
    const [blocked, peer] = stage.nodes
    const [blockedAddress, peerAddress] = [blocked, peer].map(({ port }) => `http://127.0.0.1:${port}`)
    if (blockedAddress === undefined || peerAddress === undefined) throw new Error('no nodes')
    const cast = await openCast(stage, {
      conversations: isShort ? 12 : 40,
      visitorsAt: (index) => (index % 2 === 0 ? peerAddress : blockedAddress),
      agentsAt: peerAddress,
    })
    const atPeer = new Set(
      cast.conversations.flatMap(({ visitor }) => (visitor.address === peerAddress ? [visitor.name] : [])),
    )
    const peersMs = (since: number, until: number) =>
      sendMs(history, since, until, (sender) => atPeer.has(sender))
    const stop = startTraffic(cast, stage, isShort ? 60 : 200)
    const problems: string[] = []
    const slow: string[] = []
    const recoveryMs: number[] = []
    const rounds = isShort ? 1 : 5
    for (let round = 0; round < rounds; round++) {
      const calmAt = Date.now()
      await sleep(blockMs)
      const blockedAt = Date.now()
      blocked.block(blockMs)
      await sleep(100)
      if (await isReady(blocked)) problems.push('a blocked node was ready')
      await sleep(blockMs - 100)
      const overAt = Date.now()
      await sleep(1_000)
      const before = quantile(peersMs(calmAt, blockedAt), 0.99)
      const during = peersMs(blockedAt, overAt)
      recoveryMs.push(...during)
      const p99 = quantile(during, 0.99)
      if (p99 > 2 * Math.max(before, leastP99Ms)) slow.push(`peers: p99 ${p99} ms, before ${before} ms`)
    }
    if (!(await isReady(blocked))) problems.push('a node that goes on is not ready')
    const { loopBlocks } = await blocked.stats()
    if (loopBlocks < rounds) problems.push(`${loopBlocks} of ${rounds} blocks were noticed`)
    stop()
    return { recoveryMs, problems, slow, watchers: await finish(stage, cast) }
  },
}

async function isReady({ port }: NodeProcess): Promise<boolean> {
  const signal = AbortSignal.timeout(probeMs)
  const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).catch(() => undefined)
  return response?.ok ?? false
}
