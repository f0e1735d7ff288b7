import { expect, it } from 'vitest'
import { ChannelConfig, defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'

const world = givenWorld()

it('C-02 channelInfo answers with the settings of the channel, by the names of the spec', async () => {
  const { status, body } = await world.http.call('channelInfo', { channelId: 'demo' })
  expect(status).toBe(200)
  expect(body.code).toBe(200)
  expect(ChannelConfig.parse(body.data)).toEqual(body.data)
  expect(Object.keys(body.data).toSorted()).toEqual(Object.keys(defaultChannelConfig).toSorted())
})

it.each(['nowhere', 'demo\0'])('C-02 a channel that is none (%j) is refused by name', async (channelId) => {
  const { body } = await world.http.call('channelInfo', { channelId })
  expect(body).toMatchObject({ code: 400, error: 'channel.unknown' })
})
