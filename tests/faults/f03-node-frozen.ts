import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@foyer/client/new-id.ts'
import { openCast } from './cast.ts'
import type { VirtualVisitor } from './clients/virtual-visitor.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { nextEventMs } from './measure.ts'
import { callNode } from './replay/call-node.ts'
import { judgeMove } from './routing/judge-move.ts'
import { askInGroup, seatInGroup, setLease, untilSteady, type Seated } from './routing/own-group.ts'
import type { Stage } from './stage.ts'
import { startTraffic } from './traffic.ts'

const groupId = 'frozen'

/**
 * SIGSTOP of a node, and SIGCONT: meanwhile the other one gives its visitors away. What the frozen node was asked to
 * write before is answered when it wakes up, and must no longer count.
 */
export const nodeFrozen: Fault = {
  id: 'F3',
  title: 'a node is frozen and wakes up',
  target: 'peers: next event p99 < 1 s',
  targetMs: 1_000,
  async play({ stage, isShort }) {
    const startedAt = Date.now()
    const [zombie, peer] = stage.nodes
    const peerAddress = `http://127.0.0.1:${peer.port}`
    const options = { conversations: isShort ? 6 : 20, pollEvery: 0 }
    const cast = await openCast(stage, { ...options, visitorsAt: peerAddress, agentsAt: peerAddress })
    const [gone, there] = await seatInGroup(stage, peer, groupId, 2)
    if (!gone || !there) throw new Error('nobody at the desk')
    await setLease(stage, there, 0)
    const visitors = await Promise.all(
      Array.from({ length: isShort ? 5 : 20 }, () => askInGroup(stage, peer, groupId)),
    )
    await untilSteady(startedAt)

    const stop = startTraffic(cast, stage, isShort ? 50 : 100)
    await setLease(stage, there, Date.now() + 3_600_000)
    zombie.freeze()
    const frozenAt = Date.now()
    await setLease(stage, gone, Date.now())
    // The other node needs a second or two to notice; what is written after that comes too late.
    await sleep(isShort ? 6_000 : 15_000)
    const late = visitors.map((visitor) => writeTooLate(stage, gone, visitor))
    await sleep(isShort ? 2_000 : 15_000)
    const thawedAt = Date.now()
    zombie.thaw()
    await Promise.all(late)
    await sleep(3_000)
    stop()

    const problems: string[] = []
    for (const visitor of visitors) problems.push(...(await judgeMove(stage, visitor, gone, there)))
    const recoveryMs = nextEventMs(stage.history, frozenAt, thawedAt)
    for (const visitor of visitors) visitor.close()
    return { recoveryMs, problems, watchers: await finish(stage, cast) }
  },
}

/** Lies in the frozen node's queue until it wakes up. */
async function writeTooLate(
  { nodes, history }: Stage,
  agent: Seated,
  visitor: VirtualVisitor,
): Promise<void> {
  const { thread } = visitor.started
  const id = newId()
  const text = 'from before the freeze'
  history.invoke({ id, thread, by: `agent ${agent.id}`, text })
  const input = { threadId: thread, id, msgContent: text }
  const { status, data } = await callNode(nodes[0], { name: 'reply', headers: agent.headers, input })
  if (status === 200 && typeof data['seq'] === 'number') history.ok(id, data['seq'])
  else history.fail(id)
}
