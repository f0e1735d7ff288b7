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

it('C-02 an unknown channel is refused with a code that is not 200', async () => {
  const { body } = await world.http.call('channelInfo', { channelId: 'nowhere' })
  expect(body).toMatchObject({ code: 400, error: 'channel.unknown' })
})
