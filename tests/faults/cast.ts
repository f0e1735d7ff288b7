import { startAgent, type VirtualAgent } from './clients/virtual-agent.ts'
import { lonelyBrowser } from './clients/ports.ts'
import { startVisitor, type VirtualVisitor } from './clients/virtual-visitor.ts'
import { untilOk } from './clients/until-ok.ts'
import type { Watcher } from './checker.ts'
import type { Stage } from './stage.ts'

/** One visitor and the agent who holds the thread. */
export type Conversation = { visitor: VirtualVisitor; agent: VirtualAgent; thread: string }

export type Cast = {
  conversations: Conversation[]
  agents: VirtualAgent[]
  watchers: () => Watcher[]
  close: () => void
}

type Options = {
  conversations: number
  /** Every n-th visitor polls; 0 for none. */
  pollEvery?: number
  /** Where visitors connect, by number of the conversation, when not through the front proxy. */
  visitorsAt?: string | ((index: number) => string)
  /** Where agents connect, when not through the front proxy. */
  agentsAt?: string
  /** How far a visitor's clock is ahead of ours, by number of the conversation. */
  clockAheadMs?: (index: number) => number
}

/** Started at most this many at once: what is tested comes after, and a crowd at the door would only blur it. */
const atOnce = 20

type Place = Pick<Stage, 'history' | 'tenant'> & { front: { address: string } }

/** Visitors in the middle of a conversation, shared between two agents. */
export async function openCast(stage: Place, options: Options): Promise<Cast> {
  const { conversations: count, pollEvery = 4, clockAheadMs = () => 0 } = options
  const { visitorsAt = stage.front.address, agentsAt = stage.front.address } = options
  const { history, tenant } = stage
  const agents = await Promise.all(
    tenant.agents.map(({ email, id }) =>
      startAgent({ address: agentsAt, history, email, adminId: String(id) }),
    ),
  )
  const conversations: Conversation[] = []

  async function converse(index: number): Promise<void> {
    const road = pollEvery > 0 && index % pollEvery === pollEvery - 1 ? 'poll' : 'stream'
    const browser = lonelyBrowser(clockAheadMs(index))
    const channelId = tenant.channelKey
    const address = typeof visitorsAt === 'string' ? visitorsAt : visitorsAt(index)
    const visitor = await startVisitor({ address, history, channelId, road, browser })
    const agent = agents[index % agents.length]
    if (!agent) throw new Error('nobody at the desk')
    const { userId, thread } = visitor.started
    // With and without a name; whoever is away is waited for all the same.
    const wish = index % 2 === 0 ? { userId, adminId: agent.adminId } : { userId }
    await untilOk(() => visitor.client.transferAgent(wish))
    await agent.take(thread)
    conversations.push({ visitor, agent, thread })
  }
  for (let first = 0; first < count; first += atOnce) {
    const part = Array.from({ length: Math.min(atOnce, count - first) }, (_, i) => converse(first + i))
    await Promise.all(part)
  }

  return {
    conversations,
    agents,
    watchers: () =>
      conversations.flatMap(({ visitor, agent, thread }): Watcher[] => [
        { observer: visitor.name, kind: 'visitorLive', thread },
        { observer: agent.name, kind: 'agentLive', thread },
        { observer: 'database', kind: 'database', thread },
      ]),
    close: () => {
      for (const { visitor } of conversations) visitor.close()
      for (const agent of agents) agent.close()
    },
  }
}
