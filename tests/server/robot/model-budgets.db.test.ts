import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayOf } from '@foyer/server/rules/robot/model/budget.ts'
import { saveChannelModel } from '@foyer/server/features/robot/publish/save-channel-model.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { broken } from '@foyer/testkit/model/misbehaviours.ts'
import { startModelServer, type ModelServer } from '@foyer/testkit/model/model-server.ts'
import { says } from '@foyer/testkit/model/speech.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { ask, asking, withModel } from './given-model.ts'

let now = Date.now()
const world = givenWorld({ clock: { now: () => now } })
let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

const none = { tenant: {}, channel: {}, visitor: {} }
const budgets = (changes: object) => ({ budgets: { ...none, ...changes } })

async function usageOf(scope: 'tenant' | 'channel' | 'visitor', scopeId: string) {
  return world.node.deps.db
    .selectFrom('model_usage')
    .select(['tokens', 'ms', 'micros'])
    .where('tenant_id', '=', world.demo.tenantId)
    .where('day', '=', dayOf(now))
    .where('scope', '=', scope)
    .where('scope_id', '=', scopeId)
    .executeTakeFirst()
}

describe('budgets', () => {
  it('what an answer cost is what the model says it did', async () => {
    server.behave(says('[1] Yes.', { tokens: [300, 40] }))
    const who = await asking(world)
    await ask(withModel(world.node.deps, server), who)
    expect(await usageOf('visitor', who.claims.userId)).toMatchObject({ tokens: 340, micros: 380 })
  })

  it('what a model costs that breaks is estimated, and never nothing', async () => {
    server.behave(broken.halfStream)
    const who = await asking(world)
    await ask(withModel(world.node.deps, server), who)
    const { tokens = 0 } = (await usageOf('visitor', who.claims.userId)) ?? {}
    expect(tokens).toBeGreaterThan(100)
    expect(tokens).toBeLessThan(1500)
  })

  it.each(['visitor', 'channel', 'tenant'] as const)(
    "when a %s's budget is used up, the model is not asked",
    async (scope) => {
      server.behave(says('[1] Yes.'))
      const who = await asking(world)
      const deps = withModel(world.node.deps, server, budgets({ [scope]: { tokens: 10 } }))
      const before = server.asked.length
      expect(await ask(deps, who)).toEqual({ outcome: 'fallback', why: 'budget' })
      expect(server.asked).toHaveLength(before)
    },
  )

  it('money counts as well, and time', async () => {
    const who = await asking(world)
    for (const visitor of [{ micros: 10 }, { ms: 10 }]) {
      const deps = withModel(world.node.deps, server, budgets({ visitor }))
      expect(await ask(deps, who)).toEqual({ outcome: 'fallback', why: 'budget' })
    }
  })

  it('many at once do not get through the same hole', async () => {
    server.behave(says('[1] Yes.', { tokens: [100, 20] }))
    const who = await asking(world)
    // Room for two reservations at a time: each is about 1,300 tokens at most.
    const deps = withModel(world.node.deps, server, budgets({ visitor: { tokens: 3000 } }))
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, at) => ask(deps, { ...who, questionId: `${who.questionId}-${at}` })),
    )
    expect(outcomes.filter(({ outcome }) => outcome === 'answered').length).toBeGreaterThan(0)
    const { tokens = 0 } = (await usageOf('visitor', who.claims.userId)) ?? {}
    expect(tokens).toBeLessThanOrEqual(3000)
    expect(outcomes).toContainEqual({ outcome: 'fallback', why: 'budget' })
  })

  it('a new day begins with nothing used', async () => {
    server.behave(says('[1] Yes.'))
    const who = await asking(world)
    const spend = () =>
      ask(withModel(world.node.deps, server, budgets({ visitor: { tokens: 1500 } })), {
        ...who,
        questionId: `${who.questionId}-${now}`,
      })
    expect(await spend()).toMatchObject({ outcome: 'answered' })
    now += 86_400_000
    expect(await usageOf('visitor', who.claims.userId)).toBeUndefined()
    expect(await spend()).toMatchObject({ outcome: 'answered' })
  })
})

describe("a channel's own settings", () => {
  const channelRef = () => ({ tenantId: world.demo.tenantId, channelId: world.demo.channelId })

  it('a key is sealed in the database, and opens for its channel alone', async () => {
    const { models, db } = world.node.deps
    const endpoint = { baseUrl: 'https://own.example/v1', model: 'own', key: 'sk-very-secret' }
    await models.channels.save(channelRef(), { isOn: true, endpoint })
    const row = await db.selectFrom('model_channels').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain('sk-very-secret')
    expect(await models.settingsOf(channelRef())).toMatchObject({
      endpoint: { ...endpoint, price: { read: 0 } },
    })

    const other = await seedTenant(db, 'other')
    const { tenant_id: _tenant, channel_id: _channel, budgets: stored, ...copied } = row
    await db
      .insertInto('model_channels')
      .values({
        tenant_id: other.tenantId,
        channel_id: other.channelId,
        ...copied,
        budgets: JSON.stringify(stored),
      })
      .execute()
    expect(await models.settingsOf({ tenantId: other.tenantId, channelId: other.channelId })).toBeUndefined()
  })

  it("is asked at its own endpoint with its own key, and never with the operator's", async () => {
    const own = await startModelServer(says('[1] From our own model.'))
    const deps = withModel(world.node.deps, server, {}, { allow: [own.address, server.address] })
    await deps.models.channels.save(channelRef(), {
      isOn: true,
      endpoint: { baseUrl: own.endpoint.baseUrl, model: 'own', key: 'own-key' },
    })
    expect(await ask(deps, await asking(world))).toMatchObject({ outcome: 'answered' })
    expect(own.asked[0]).toMatchObject({
      headers: { authorization: 'Bearer own-key' },
      body: { model: 'own' },
    })
    await deps.models.channels.save(channelRef(), {
      isOn: true,
      endpoint: { baseUrl: own.endpoint.baseUrl, model: 'own' },
    })
    await ask(deps, await asking(world))
    expect(own.asked[1]?.headers.authorization).toBe('Bearer none')
    await own.close()
  })

  it('off is off, and its budgets count', async () => {
    server.behave(says('[1] Yes.'))
    const deps = withModel(world.node.deps, server)
    await deps.models.channels.save(channelRef(), { isOn: false })
    expect(await ask(deps, await asking(world))).toEqual({ outcome: 'fallback', why: 'off' })
    await deps.models.channels.save(channelRef(), { isOn: true, budgets: { visitor: { tokens: 5 } } })
    expect(await ask(deps, await asking(world))).toEqual({ outcome: 'fallback', why: 'budget' })
    await deps.models.channels.save(channelRef(), { isOn: true })
    expect(await ask(deps, await asking(world))).toMatchObject({ outcome: 'answered' })
  })

  it('the command for operators writes what the server reads', async () => {
    const { deps } = world.node
    const by = { operator: 'root' }
    const endpoint = { baseUrl: 'https://models.example/v1', model: 'small', key: 'sk-by-command' }
    await saveChannelModel(deps, world.demo.channelKey, { isOn: true, endpoint }, by)
    expect(await world.node.deps.models.settingsOf(channelRef())).toMatchObject({ endpoint })
    await expect(saveChannelModel(deps, 'no-such-channel', { isOn: true }, by)).rejects.toThrow(
      'no-such-channel',
    )
  })

  it('settings that are none are refused', async () => {
    const { channels } = world.node.deps.models
    for (const baseUrl of ['ftp://x.example', 'nonsense', ''])
      await expect(
        channels.save(channelRef(), { isOn: true, endpoint: { baseUrl, model: 'm' } }),
      ).rejects.toThrow()
  })
})
