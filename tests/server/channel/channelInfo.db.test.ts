import { expect, it } from 'vitest'
import { ChannelInfo } from '@foyer/contract/channel/endpoints.ts'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seatAgent, seedGroup } from '@foyer/testkit/seed-routing.ts'

let now = Date.now()
const world = givenWorld({ clock: { now: () => now } })

it('C-02 channelInfo answers with the settings of the channel, by the names of the spec', async () => {
  const { status, body } = await world.http.call('channelInfo', { channelId: 'demo' })
  expect(status).toBe(200)
  expect(body.code).toBe(200)
  expect(ChannelInfo.encode(ChannelInfo.parse(body.data))).toEqual(body.data)
  const names = [...Object.keys(defaultChannelConfig), 'isStaffed']
  expect(Object.keys(body.data).toSorted()).toEqual(names.toSorted())
})

it.each([
  ['nowhere', 'channel.unknown'],
  ['Demo', 'channel.unknown'],
  ['demo\0', 'request.invalid'],
])('C-02 a channel that is none (%j) is refused by name', async (channelId, error) => {
  const { body } = await world.http.call('channelInfo', { channelId })
  expect(body).toMatchObject({ code: 400, error })
})

it('S-33 says whether anybody is there who could be asked for', async () => {
  const { deps } = world.node
  const { tenantId, agents } = world.demo
  const isStaffed = async () => {
    now += 10_000
    return (await world.http.call('channelInfo', { channelId: 'demo' })).body.data['isStaffed']
  }
  for (const { id } of agents) await seatAgent(deps.db, tenantId, id, { leaseUntil: 1 })
  expect(await isStaffed()).toBe(false)

  const [first = { id: 0 }] = agents
  await seatAgent(deps.db, tenantId, first.id, { leaseUntil: now + 60_000 })
  expect(await isStaffed()).toBe(true)

  // Whoever is there for others only is nobody here.
  await seedGroup(deps.db, { tenantId, id: 'elsewhere', agentIds: [first.id] })
  await deps.db.deleteFrom('agent_group_members').where('group_id', '<>', 'elsewhere').execute()
  expect(await isStaffed()).toBe(false)
})
