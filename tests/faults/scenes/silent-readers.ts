import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { openCast, type Cast } from '../cast.ts'
import type { Fault } from '../fault.ts'
import { finish } from '../finish.ts'
import { countStreams } from '../node/count-streams.ts'
import { foreverMs } from '../patience.ts'
import { startProxy } from '../proxy.ts'
import type { Stage } from '../stage.ts'

/** Once an agent has seen a reply, the visitor's stream has been written to as well; or nearly. */
const aMomentMs = 800

/** What the server wrote to a dead line is gone; the visitors come back, say nothing, and nothing new happens. */
export const silentReaders: Pick<Fault, 'play'> = {
  async play({ stage }) {
    const line = await startProxy({ ports: () => [stage.front.port], http: false })
    const cast = await openCast(stage, { conversations: 10, visitorsAt: line.address, pollEvery: 0 })
    await untilAllListen(stage, cast)
    const isLost = [{ type: 'timeout', hold: false }] as const
    line.poison({ up: isLost, down: isLost })
    const replies = cast.conversations.map(({ agent, thread }) => agent.reply(thread, 'into the dead line'))
    await untilSeenByAgents(stage, replies)
    await sleep(aMomentMs)
    line.cure()
    line.resetAll()
    const watchers = await finish(stage, cast)
    await line.close()
    return { recoveryMs: [], problems: [], watchers }
  },
}

/** A stream for each visitor and each agent. */
async function untilAllListen({ nodes }: Stage, { conversations, agents }: Cast): Promise<void> {
  const isOpen = async () => (await countStreams(nodes)) >= conversations.length + agents.length
  await waitUntil(isOpen, () => 'not everybody listens', foreverMs)
}

async function untilSeenByAgents({ history }: Stage, ids: readonly string[]): Promise<void> {
  const isSeen = () => {
    const seen = new Set(history.sights.flatMap(({ kind, id }) => (kind === 'agentLive' ? [id] : [])))
    return ids.every((id) => seen.has(id))
  }
  await waitUntil(isSeen, () => 'the agents do not see their replies', foreverMs)
}
