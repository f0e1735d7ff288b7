import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { openCast } from '../cast.ts'
import { flood } from '../clients/flood.ts'
import { openAndStall } from '../clients/stalled-stream.ts'
import type { Fault } from '../fault.ts'
import { finish } from '../finish.ts'
import { countStreams } from '../node/count-streams.ts'
import { foreverMs } from '../patience.ts'
import type { Stage } from '../stage.ts'

/** What a node may keep for one reader (256 KB), with one frame on top. */
const maxUnreadBytes = 256 * 1024 + 32 * 1024
const messages = 1_800

/** Readers that open a stream and never read it: the node drops them instead of keeping everything for them. */
export const stalledReader: Pick<Fault, 'play'> = {
  async play({ stage }) {
    const cast = await openCast(stage, { conversations: 1, pollEvery: 0 })
    const [conversation] = cast.conversations
    if (!conversation) throw new Error('an empty stage')
    const stalled = stage.nodes.map((node) => openAndStall(node, conversation))
    await untilStalled(stage)
    await flood(stage, conversation, messages)
    const stats = await Promise.all(stage.nodes.map((node) => node.stats()))
    stalled.forEach((socket) => socket.destroy())
    const most = Math.max(...stats.map((each) => each.maxUnreadBytes))
    const problems = most > maxUnreadBytes ? [`a node kept ${most} bytes for one reader`] : []
    return { recoveryMs: [], problems, watchers: await finish(stage, cast) }
  },
}

/** One on each node; the agents and the visitor who do read have three more between them. */
async function untilStalled({ nodes, tenant }: Stage): Promise<void> {
  const others = tenant.agents.length + 1
  const isOpen = async () => (await countStreams(nodes)) >= nodes.length + others
  await waitUntil(isOpen, () => 'the stalled streams are not open', foreverMs)
}
