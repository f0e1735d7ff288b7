import { readConfig, type Config } from '@foyer/server/config.ts'
import { startNode } from '@foyer/server/node.ts'
import { testConfig } from '@foyer/testkit/test-config.ts'
import { bugs } from './bugs/bugs.ts'
import { createFailPoints, dieMidResponse, failPointSeams } from './node/fail-points.ts'
import { settingsVariable, type FromNode, type NodeSettings, type ToNode } from './node/messages.ts'
import { mergeSeams } from './node/merge-seams.ts'
import { watchUnread } from './node/unread.ts'

/** One server process of a fault run: a real node that can be told where to die, and may carry one seeded bug. */
const settings = parseSettings(process.env[settingsVariable])
const bug = settings.bug && bugs[settings.bug]

const points = createFailPoints(() => process.kill(process.pid, 'SIGKILL'))
dieMidResponse(points)
const maxUnread = watchUnread()

const config = testConfig(settings, {
  port: settings.port,
  // Faults are about delivery; the limits have tests of their own.
  limitScale: 10_000,
  // Shorter than in production, so that ten restarts fit into a test, but long enough for streams to move one by one.
  drainNoticeMs: 500,
  drainStreamsMs: 2_000,
  logLevel: process.env['LOG_LEVEL'] ?? 'error',
  assetsDir: settings.assetsDir,
  model: modelWithDefaults(settings),
  ...settings.config,
})
const node = await startNode(config, mergeSeams(bug?.seams?.(settings) ?? {}, failPointSeams(points)))
bug?.sabotage?.(node, settings)

process.on('message', (message) => {
  const asked = asToNode(message)
  if ('arm' in asked) points.arm(asked.arm, asked.pass)
  else if ('blockMs' in asked) blockEventLoop(asked.blockMs)
  else if (asked.ask === 'leak') leak()
  else void tellStats()
})
process.once('SIGTERM', () => void node.drain().then(() => process.exit(0)))
// Whoever started us is gone: nobody would ever end us.
process.once('disconnect', () => process.exit(0))
tell({ ready: true })

/** The limits that an operator gets who sets none. */
function modelWithDefaults({ databaseUrl, redisUrl, modelAddress }: NodeSettings): Config['model'] {
  const FOYER_KEYS = `fault:${Buffer.alloc(32).toString('base64')}`
  const urls = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl }
  return readConfig({ ...urls, FOYER_KEYS, MODEL_ALLOW: modelAddress }).model
}

/** Fast enough to be done in seconds, slow enough for requests to be served meanwhile. */
function leak(): void {
  const kept: Buffer[] = []
  setInterval(() => kept.push(Buffer.alloc(20 * 1024 * 1024, 1)), 50)
}

/** As an endless loop or a huge JSON would: no request, no timer and no heartbeat runs meanwhile. */
function blockEventLoop(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until;);
}

async function tellStats(): Promise<void> {
  const { values } = await node.deps.metrics.eventLoopBlocks.get()
  tell({
    stats: {
      maxUnreadBytes: maxUnread(),
      streams: node.deps.streams.size(),
      rssBytes: process.memoryUsage.rss(),
      loopBlocks: values[0]?.value ?? 0,
    },
  })
}

function tell(message: FromNode): void {
  process.send?.(message)
}

/** Both ends of the channel are of this folder. */
const asToNode = (message: unknown) => message as ToNode
function parseSettings(text: string | undefined): NodeSettings {
  if (text === undefined) throw new Error(`${settingsVariable} is not set`)
  return JSON.parse(text) as NodeSettings
}
