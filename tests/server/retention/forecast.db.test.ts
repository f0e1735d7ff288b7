import { expect, it } from 'vitest'
import { dueAt } from '@foyer/server/rules/log/shelf-life.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { givenRetention } from './given.ts'

const given = givenRetention()
const { world } = given

const read = async () => (await (await Agent.signIn(world.http)).call('readRetention')).body.data

it('an admin chooses how long conversations are kept, for all channels or for one', async () => {
  const agent = await Agent.signIn(world.http)
  await seedTenant(world.node.deps.db, 'other')
  expect((await agent.call('setRetention', { retention: '90d' })).body.code).toBe(200)
  const own = await agent.call('setChannelRetention', { channelId: 'demo', retention: '30d' })
  expect(own.body.code).toBe(200)
  expect(await read()).toMatchObject({
    retention: '90d',
    channels: [{ channelId: 'demo', retention: '30d' }],
    undoDays: 7,
  })
  expect((await agent.call('setChannelRetention', { channelId: 'demo' })).body.code).toBe(200)
  expect((await read())['channels']).toEqual([{ channelId: 'demo', name: expect.any(String) as string }])
  const foreign = await agent.call('setChannelRetention', { channelId: 'other', retention: '30d' })
  expect(foreign.body).toMatchObject({ error: 'object.unknown' })
  expect((await agent.call('setRetention', { retention: '2y' })).body.code).not.toBe(200)
  expect(await given.count(`tenants where key = 'other' and retention <> 'keep'`)).toBe(0)
})

it('the forecast counts the conversations of the tenant by the day on which they go', async () => {
  const short = await given.talk('30d')
  await given.talk('30d')
  const long = await given.talk('90d')
  await given.talk('keep')
  await given.talk('30d', 'of others', { channelId: 'other' })
  const [first, second] = [await given.shelfOf(short), await given.shelfOf(long)]
  const due = (id: number) => dueAt({ id, postponedUntil: undefined })
  expect((await read())['forecast']).toEqual([
    { time: due(first), conversations: 2 },
    { time: due(second), conversations: 1 },
  ])
  await given.detach(first)
  expect((await read())['forecast']).toEqual([{ time: due(second), conversations: 1 }])
})

it('the forecast of many conversations is read from an index alone', async () => {
  const { pool } = world.node.deps
  const client = await pool.connect()
  try {
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      'explain select shelf, count(*) from sessions where tenant_id = 1 and shelf in (1, 9, 17) group by shelf',
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Only Scan using sessions_shelf')
  } finally {
    await client.query('reset enable_seqscan; reset enable_bitmapscan')
    client.release()
  }
})
