import { expect, it } from 'vitest'
import type { RedisPort } from '@foyer/server/platform/redis/port.ts'
import { routes } from '@foyer/server/routes.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld()
const away = (redis: RedisPort): RedisPort => ({
  ...redis,
  isUp: () => false,
  get: () => Promise.reject(new Error('away')),
  notify: () => Promise.reject(new Error('away')),
})

/** Every call that takes a visitor's token. */
const calls = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => access === 'visitor' || access === 'ticket')

/** As docs/operator.md tells operators to do it. */
async function voidTokens({ started }: Visitor): Promise<void> {
  await world.node.deps.pool.query('update threads set gen = gen + 1 where tenant_id = $1 and user_id = $2', [
    world.demo.tenantId,
    started.userId,
  ])
}

function inputOf(endpoint: (typeof calls)[number], { started }: Visitor): object {
  const example = endpoint.example.input as object
  return { ...example, ...('userId' in example && { userId: started.userId }) }
}

it.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s refuses a token of an old generation',
  async (name, endpoint) => {
    const visitor = await Visitor.start(world.http)
    await voidTokens(visitor)
    await world.node.deps.tokenRevocations.refresh()
    const { status, body } = await visitor.http.call(name, inputOf(endpoint, visitor))
    expect({ status, error: body.error }).toEqual({ status: 401, error: 'identity.expired' })
  },
)

it('a node learns by itself that tokens were voided, also without Redis and when it starts later', async () => {
  const visitor = await Visitor.start(world.http)
  const alone = await world.startNode({}, { redis: away })
  const errorAt = async (address: string) => {
    const { body } = await visitor.http.at(address).call('typing', { msgContent: 'still me' })
    return body.error
  }
  expect(await errorAt(alone.address)).toBeUndefined()
  await voidTokens(visitor)
  await expect.poll(() => errorAt(world.node.address), { timeout: 10_000 }).toBe('identity.expired')
  await expect.poll(() => errorAt(alone.address), { timeout: 10_000 }).toBe('identity.expired')
  const later = await world.startNode({}, { redis: away })
  expect(await errorAt(later.address)).toBe('identity.expired')
})

it('the token of the new generation works, and another visitor notices nothing', async () => {
  const voided = await Visitor.start(world.http)
  const neighbour = await Visitor.start(world.http)
  await voidTokens(voided)
  await world.node.deps.tokenRevocations.refresh()
  const claims = world.node.deps.visitorTokens.verify(voided.started.token, Date.now())
  if (!claims) throw new Error('the signature is good')
  const token = world.node.deps.visitorTokens.issue({ ...claims, gen: claims.gen + 1 })
  const again = new Visitor(world.http.with({ token }), voided.started)
  expect((await again.send('with the new token')).body.code).toBe(200)
  expect((await neighbour.send('untouched')).body.code).toBe(200)
})
