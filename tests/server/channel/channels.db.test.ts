import { expect, it } from 'vitest'
import { createChannels } from '@foyer/server/features/channel/channels.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'

const world = givenWorld()

/** How often PostgreSQL is asked for a channel, on a node whose clock stands still. */
function givenChannels() {
  let asked = 0
  const { db, channelConfigs } = world.node.deps
  const counting = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]): unknown => {
        if (name === 'selectFrom' && args[0] === 'channels as c') asked++
        return Reflect.apply(value, target, args) as unknown
      }
    },
  })
  return { channels: createChannels(counting, { now: () => 0 }, channelConfigs), asked: () => asked }
}

it('a flood of invented keys evicts no real channel', async () => {
  const { channels, asked } = givenChannels()
  expect((await channels.find('demo'))?.key).toBe('demo')
  for (let flood = 0; flood < 12_000; flood += 500)
    await Promise.all(Array.from({ length: 500 }, (_, at) => channels.find(`invented-${flood + at}`)))
  const before = asked()
  expect((await channels.find('demo'))?.key).toBe('demo')
  expect(asked()).toBe(before)
})

it('an unknown key is asked for once, however many ask for it', async () => {
  const { channels, asked } = givenChannels()
  const found = await Promise.all(Array.from({ length: 50 }, () => channels.find('nobody')))
  expect(found.every((channel) => channel === undefined)).toBe(true)
  expect(await channels.find('nobody')).toBeUndefined()
  expect(asked()).toBe(1)
})
