import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultChannelConfig, encodeChannelConfig } from '@foyer/contract/channel/config.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'

let now = Date.now()
const world = givenWorld({ clock: { now: () => now } }, { limitScale: 1_000 })
const valid = encodeChannelConfig(defaultChannelConfig)
const settings = Object.keys(valid)
/** A node remembers a channel for five seconds. */
const forgotten = 6_000

async function store(config: unknown): Promise<void> {
  await world.node.deps.pool.query(`update channels set config = $2 where key = $1`, [
    'demo',
    JSON.stringify(config),
  ])
  now += forgotten
}

const start = { channelId: 'demo', locale: 'en' }

it('whatever JSON is stored in whatever setting, nobody is answered with a failure of ours', async () => {
  const change = fc.record({ setting: fc.constantFrom(...settings), value: fc.jsonValue() })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      const changed = Object.fromEntries(changes.map(({ setting, value }) => [setting, value]))
      await store({ ...valid, ...changed })
      expect((await world.http.call('channelInfo', { channelId: 'demo' })).status).toBe(200)
      expect((await world.http.call('chatStart', { ...start, pid: newId() })).status).toBe(200)
    }),
    { numRuns: 60 },
  )
})

it.each([[null], [3], ['text'], [[]], [{}]])(
  'a channel whose settings are %j has all defaults',
  async (config) => {
    await store(config)
    const { body } = await world.http.call('channelInfo', { channelId: 'demo' })
    expect(body.data).toMatchObject({ robotNo: defaultChannelConfig.robotNo, channelId: 'demo' })
    const visitor = await Visitor.start(world.http)
    expect((await visitor.call('transferAgent', {})).status).toBe(200)
    expect((await visitor.call('getEvaluateInfo', {})).status).toBeLessThan(500)
  },
)

it('an invalid setting is counted once, until it changes', async () => {
  const { invalidSettings } = world.node.deps.metrics
  const total = async () => (await invalidSettings.get()).values[0]?.value ?? 0
  await store(valid)
  await Visitor.start(world.http)
  const before = await total()
  for (const robotNo of [{}, {}, []]) {
    await store({ ...valid, robotNo })
    await Visitor.start(world.http)
  }
  expect(await total()).toBe(before + 1)
})
