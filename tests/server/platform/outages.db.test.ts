import { afterAll, beforeAll, expect, it } from 'vitest'
import { startRedis, type Redis } from '@foyer/testkit/engines/start-redis.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { recordingLog } from '@foyer/testkit/recording-log.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import { createWorld, type World } from '@foyer/testkit/test-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const { log, lines } = recordingLog()
let redis: Redis
let world: World
beforeAll(async () => {
  redis = await startRedis()
  world = await createWorld({ databaseUrl: givenEngines().databaseUrl, redisUrl: redis.url }, { log })
})
afterAll(async () => {
  await world.close()
  await redis.dispose()
})

const said = (what: string) => lines.filter((line) => line['what'] === what).map(({ msg }) => msg)

it('losing Redis and having it back is logged once each', async () => {
  await expect.poll(() => world.node.deps.redis.isUp()).toBe(true)
  lines.length = 0
  await redis.kill9()
  await expect.poll(() => said('Redis')).toEqual(['connection lost'])
  for (let i = 0; i < 5; i++) await Visitor.start(world.http)
  await redis.restart()
  await expect.poll(() => said('Redis')).toEqual(['connection lost', 'connection is back'])
})

it('connections that PostgreSQL ends are logged once, without what they were opened with', async () => {
  await Promise.all(Array.from({ length: 8 }, () => Visitor.start(world.http)))
  lines.length = 0
  const { pool, config } = world.node.deps
  await pool
    .query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    .catch(() => undefined)
  await expect.poll(() => said('PostgreSQL').filter((msg) => msg === 'connection lost')).toHaveLength(1)
  await expect
    .poll(async () => (await fetch(`${world.node.address}/readyz`)).status, { timeout: 5_000 })
    .toBe(200)
  const { password } = new URL(config.databaseUrl)
  if (password) expect(JSON.stringify(lines)).not.toContain(password)
})

it.each([
  ['an inbox', 'inbox:{1}', ['x', '', '-1', '{}', '1e400']],
  ['who looks at what', 'viewing:{1}', ['x', '{}', 'null', '{"agent":null}']],
])(
  'messages about %s that nobody can read are counted and change nothing',
  async (_what, channel, payloads) => {
    const { deps } = world.node
    const ana = await Agent.signIn(world.http)
    const stream = await ana.stream()
    await stream.next((frame) => frame.type === 'hello')
    const before = await badMessages()
    await expect.poll(() => deps.redis.isUp()).toBe(true)
    for (const payload of payloads) await deps.redis.publish(channel, payload)
    await expect.poll(badMessages).toBe(before + payloads.length)
    stream.close()
  },
)

it('messages about a thread that nobody can read are counted, and the next entry arrives', async () => {
  const { deps } = world.node
  const visitor = await Visitor.start(world.http)
  const key = await threadIdOf(visitor)
  const { rows } = await deps.pool.query<{ tenant_id: number; id: number }>(
    'select tenant_id, id from threads where key = $1',
    [key],
  )
  const stream = await visitor.stream()
  const before = await badMessages()
  const payloads = ['x', '[]', 'null', '{"head":null}', '{"head":{}}', '{"note":3}', '{"head":{"seq":"1"}}']
  for (const payload of payloads)
    await deps.redis.publish(`bell:{${rows[0]?.tenant_id}:${rows[0]?.id}}`, payload)
  await expect.poll(badMessages).toBe(before + payloads.length)
  await visitor.send('after all that')
  await stream.next((frame) => JSON.stringify(frame).includes('after all that'))
  stream.close()
})

async function badMessages(): Promise<number> {
  const { values } = await world.node.deps.metrics.badMessages.get()
  return values.reduce((sum, { value }) => sum + value, 0)
}
