import { connect } from 'node:net'
import { newId } from '@foyer/client/new-id.ts'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { openCast, type Conversation } from '../cast.ts'
import type { Fault } from '../fault.ts'
import { finish } from '../finish.ts'
import { countStreams } from '../node/count-streams.ts'
import type { NodeProcess } from '../node/node-process.ts'
import { foreverMs } from '../patience.ts'
import { callNode } from '../replay/call-node.ts'
import type { Stage } from '../stage.ts'

/** What a node may keep for one reader (256 KB), with one frame on top. */
const maxUnreadBytes = 256 * 1024 + 32 * 1024
const messages = 1_800
const writers = 12
const longText = 'x'.repeat(3_900)

/** Readers that open a stream and never read it: the node drops them instead of keeping everything for them. */
export const stalledReader: Pick<Fault, 'play'> = {
  async play({ stage }) {
    const cast = await openCast(stage, { conversations: 1, pollEvery: 0 })
    const [conversation] = cast.conversations
    if (!conversation) throw new Error('an empty stage')
    const stalled = stage.nodes.map((node) => openAndStall(node, conversation))
    await untilStalled(stage)
    await Promise.all(Array.from({ length: writers }, (_, first) => writeMuch(stage, conversation, first)))
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

/** Past the outbox, which would take its time: what is tested here is the other end. */
async function writeMuch(
  { nodes, history }: Stage,
  { agent, thread }: Conversation,
  first: number,
): Promise<void> {
  for (let n = first; n < messages; n += writers) {
    const id = newId()
    const text = `${n} ${longText}`
    history.invoke({ id, thread, by: `${agent.name} ${first}`, text })
    const call = {
      name: 'reply',
      headers: agent.headers,
      input: { threadId: thread, id, msgContent: text },
    } as const
    const { data } = await callNode(nodes[0], call)
    if (typeof data['seq'] === 'number') history.ok(id, data['seq'])
  }
}

function openAndStall({ port }: NodeProcess, { visitor }: Conversation) {
  const { userId, pollId, token, lastSeq } = visitor.started
  const body = JSON.stringify({ userId, pollId, lastSeq })
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  socket.pause()
  const head = [
    `POST ${pathOf('stream')} HTTP/1.1`,
    'host: x',
    'content-type: application/json',
    `token: ${token}`,
  ]
  socket.write(`${head.join('\r\n')}\r\ncontent-length: ${body.length}\r\n\r\n${body}`)
  return socket
}
