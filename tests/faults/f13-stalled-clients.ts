import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { openCast, type Cast } from './cast.ts'
import { flood } from './clients/flood.ts'
import { openAndStall } from './clients/stalled-stream.ts'
import { textFile, upload, uploadHead } from './clients/upload.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { quantile, sendMs } from './measure.ts'
import { countStreams } from './node/count-streams.ts'
import { foreverMs } from './patience.ts'
import type { Stage } from './stage.ts'
import { startTraffic } from './traffic.ts'

/** What a node may keep for one reader (256 KB), with one frame on top. */
const maxUnreadBytes = 256 * 1024 + 32 * 1024
const maxGrowthBytes = 300 * 1024 * 1024
const leastP99Ms = 50
/** The kernel keeps about 4 MB of a connection that is not read: this many replies are more than that. */
const floodMessages = 1_250

const sizes = {
  // Fewer and shorter, so that nodes give up on slow senders before the run is over.
  short: { stalled: 100, flooded: 30, slow: 20, headersTimeoutMs: 3_000, bodyTimeoutMs: 4_000 },
  long: { stalled: 1_000, flooded: 100, slow: 200, headersTimeoutMs: 10_000, bodyTimeoutMs: 15_000 },
}

/** Streams that are never read, headers and bodies that never end, uploads at a byte a second. */
export const stalledClients: Fault = {
  id: 'F13',
  title: 'stalled readers and slow senders',
  target: 'others: send p99 ≤ 1.5 times that before',
  targetMs: Infinity,
  async play({ stage, isShort }) {
    const size = isShort ? sizes.short : sizes.long
    const { headersTimeoutMs, bodyTimeoutMs } = size
    const streams = { perVisitor: 1_000, perAgent: 20, perAddress: 100_000, perNode: 100_000 }
    for (const node of stage.nodes) {
      await node.kill9()
      await node.start({ settings: { config: { headersTimeoutMs, bodyTimeoutMs, streams } } })
    }
    const cast = await openCast(stage, { conversations: isShort ? 8 : 40 })
    const before = await stage.nodes[0].stats()
    const senders = new Set(cast.conversations.map(({ visitor }) => visitor.name))
    const stop = startTraffic(cast, stage, isShort ? 40 : 200)
    const calmAt = Date.now()
    await sleep(isShort ? 2_000 : 10_000)

    const stalledAt = Date.now()
    const slow = openSlow(stage, cast, size.slow)
    const stalled = await stallReaders(stage, cast, size)
    const most = { rssBytes: 0 }
    const looking = setInterval(() => void noteMemory(stage, most), 1_000)
    const [flooded] = cast.conversations
    if (!flooded) throw new Error('an empty stage')
    await flood(stage, flooded, floodMessages)
    const problems = await judgeSlow(stage, cast, slow, stalledAt)
    clearInterval(looking)
    const overAt = Date.now()
    stop()
    const stats = await Promise.all(stage.nodes.map((node) => node.stats()))
    const unread = Math.max(...stats.map((each) => each.maxUnreadBytes))
    if (unread > maxUnreadBytes) problems.push(`a node kept ${unread} bytes for one reader`)
    const dropped = stalled.open - (await countStreams(stage.nodes))
    if (dropped < size.flooded) problems.push(`${dropped} of ${size.flooded} flooded readers were dropped`)
    const growth = most.rssBytes - before.rssBytes
    if (growth > maxGrowthBytes) problems.push(`memory grew by ${growth} bytes`)
    for (const socket of [...stalled.sockets, ...slow.all]) socket.destroy()
    const ms = (since: number, until: number) => sendMs(stage.history, since, until, (by) => senders.has(by))
    const recoveryMs = ms(stalledAt, overAt)
    const [calm, during] = [quantile(ms(calmAt, stalledAt), 0.99), quantile(recoveryMs, 0.99)]
    const late =
      during > 1.5 * Math.max(calm, leastP99Ms) ? [`others: p99 ${during} ms, before ${calm} ms`] : []
    return { recoveryMs, problems, slow: late, watchers: await finish(stage, cast) }
  },
}

/** Some read one conversation, in which much is written; the others only hold their streams. */
async function stallReaders(
  { nodes }: Stage,
  { conversations }: Cast,
  { stalled, flooded }: { stalled: number; flooded: number },
): Promise<{ sockets: Socket[]; open: number }> {
  const before = await countStreams(nodes)
  const sockets = Array.from({ length: stalled }, (_, index) => {
    const number = index < flooded ? 0 : 1 + (index % (conversations.length - 1))
    const conversation = conversations[number]
    const node = nodes[index % 2 === 0 ? 0 : 1]
    if (!conversation) throw new Error('an empty stage')
    return openAndStall(node, conversation)
  })
  const isOpen = async () => (await countStreams(nodes)) >= before + stalled
  await waitUntil(isOpen, () => 'the stalled streams are not open', foreverMs)
  return { sockets, open: before + stalled }
}

type Slow = { headers: Socket[]; bodies: Socket[]; uploads: Socket[]; all: Socket[] }

/** Senders at a byte a second: of headers, of a body, and of a file. */
function openSlow(
  { nodes: [{ port }] }: Stage,
  { conversations: [, one, other] }: Cast,
  count: number,
): Slow {
  if (!one || !other) throw new Error('an empty stage')
  const open = (start: string, bytes: string) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => undefined)
    socket.resume()
    socket.write(start)
    const timer = setInterval(() => socket.write(bytes), 1_000)
    socket.once('close', () => clearInterval(timer))
    return socket
  }
  const post = `POST ${pathOf('sendMsg')} HTTP/1.1\r\nhost: x\r\n`
  const body = `${post}content-type: application/json\r\ncontent-length: 5000\r\n\r\n{`
  const times = (make: (index: number) => Socket, some = count) =>
    Array.from({ length: some }, (_, i) => make(i))
  const headers = times(() => open(post, 'a'))
  const bodies = times(() => open(body, ' '))
  // A visitor may have six uploads at once, an address 24.
  const uploads = times((i) => open(uploadHead((i % 2 === 0 ? one : other).visitor, 50_000), 'a'), 10)
  return { headers, bodies, uploads, all: [...headers, ...bodies, ...uploads] }
}

/** Slow headers and bodies are cut in time; slow uploads keep nobody else from uploading. */
async function judgeSlow(stage: Stage, cast: Cast, slow: Slow, since: number): Promise<string[]> {
  const problems: string[] = []
  const { visitor } = cast.conversations.at(-1) ?? {}
  if (!visitor) throw new Error('an empty stage')
  const answer = await upload(visitor, `http://127.0.0.1:${stage.nodes[0].port}`, textFile(10_000))
  if (!answer?.ok) problems.push(`an upload beside slow ones: ${answer?.status} ${await answer?.text()}`)
  const late = () => [...slow.headers, ...slow.bodies].filter((socket) => !socket.closed)
  await waitUntil(
    () => late().length === 0,
    () => 'not cut',
    foreverMs,
  ).catch(() => problems.push(`${late().length} slow senders were not cut in ${Date.now() - since} ms`))
  return problems
}

async function noteMemory({ nodes }: Stage, most: { rssBytes: number }): Promise<void> {
  const stats = await Promise.all(nodes.map((node) => node.stats())).catch(() => [])
  for (const { rssBytes } of stats) most.rssBytes = Math.max(most.rssBytes, rssBytes)
}
