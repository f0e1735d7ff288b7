import { afterAll, beforeAll, expect, it } from 'vitest'
import { startRedis, type Redis } from '@foyer/testkit/engines/start-redis.ts'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { startModelServer, type ModelServer } from '@foyer/testkit/model/model-server.ts'
import { says, speaker } from '@foyer/testkit/model/speech.ts'
import { createWorld, type World } from '@foyer/testkit/test-world.ts'
import { ask, asking, withModel } from './given-model.ts'

let redis: Redis
let world: World
let server: ModelServer
beforeAll(async () => {
  redis = await startRedis()
  world = await createWorld({ databaseUrl: givenEngines().databaseUrl, redisUrl: redis.url })
  server = await startModelServer()
})
afterAll(async () => {
  redis.resume()
  await world.close()
  await redis.dispose()
  await server.close()
})

it('without Redis nothing is seen to grow, but the answer comes, and the robot still gives way', async () => {
  const deps = withModel(world.node.deps, server)
  const who = await asking(world)
  redis.pause()
  server.behave(says('[1] Within 30 days.'))
  expect(await ask(deps, who)).toMatchObject({ outcome: 'answered' })

  const model = speaker()
  server.behave(model.behaviour)
  const other = await asking(world)
  const outcome = ask(deps, other)
  await model.opened
  model.say('[1] Within')
  // Nobody rings: the sweep finds that the thread has changed hands.
  await other.visitor.call('transferAgent')
  expect(await outcome).toEqual({ outcome: 'cancelled' })
  redis.resume()
})
