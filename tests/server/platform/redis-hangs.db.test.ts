import { afterAll, beforeAll, expect, it } from 'vitest'
import { startRedis, type Redis } from '@foyer/testkit/engines/start-redis.ts'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { createWorld, type World } from '@foyer/testkit/test-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

let redis: Redis
let world: World
beforeAll(async () => {
  redis = await startRedis()
  world = await createWorld({ databaseUrl: givenEngines().databaseUrl, redisUrl: redis.url })
})
afterAll(async () => {
  redis.resume()
  await world.close()
  await redis.dispose()
})

it('a Redis that hangs holds nobody up: chat goes on, sign-in is closed', async () => {
  const known = await Visitor.start(world.http)
  const stream = await known.stream()
  redis.pause()
  const newcomer = await Visitor.start(world.http)
  const started = performance.now()
  expect((await newcomer.send('hello')).body.code).toBe(200)
  expect((await newcomer.call('getEventMsg', { lastSeq: 0 })).body.code).toBe(200)
  expect((await world.http.call('signIn', { email: 'ana@demo.example', password: 'x' })).status).toBe(503)
  expect(performance.now() - started).toBeLessThan(3_000)
  await known.send('found by the sweep')
  await stream.next((frame) => JSON.stringify(frame).includes('found by the sweep'))
  redis.resume()
})
