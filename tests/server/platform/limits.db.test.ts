import { expect, it } from 'vitest'
import type { RedisPort } from '@foyer/server/platform/redis/port.ts'
import { lockRules } from '@foyer/core/timing.ts'
import { limitRules } from '@foyer/server/platform/limit-rules.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor, newId } from '@foyer/testkit/visitor.ts'

// One window for the whole test: its end would give everybody a new budget in the middle.
const start = Date.now()
const world = givenWorld({ clock: { now: () => start } })
const away = (redis: RedisPort): RedisPort => ({
  ...redis,
  isUp: () => false,
  count: () => Promise.reject(new Error('away')),
})

async function sendUntilRefused(visitor: Visitor, tries: number): Promise<number> {
  for (let sent = 0; sent < tries; sent++) {
    const { status } = await visitor.send(`flood ${sent}`)
    if (status === 429) return sent
  }
  return tries
}

it('a visitor who floods is told to slow down; another behind the same address is not', async () => {
  const flooder = await Visitor.start(world.http)
  const neighbour = await Visitor.start(world.http)
  expect(await sendUntilRefused(flooder, 100)).toBe(limitRules.send.max)
  expect((await neighbour.send('hello')).status).toBe(200)
})

it('whoever is refused is told when it is worth trying again', async () => {
  const flooder = await Visitor.start(world.http)
  await sendUntilRefused(flooder, 100)
  const { status, headers } = await flooder.send('one more')
  expect(status).toBe(429)
  const { windowMs } = limitRules.send
  expect(Number(headers.get('retry-after'))).toBe(Math.ceil((windowMs - (start % windowMs)) / 1000))
})

it('nodes count together through Redis', async () => {
  const other = await world.startNode()
  const flooder = await Visitor.start(world.http)
  const elsewhere = new Visitor(flooder.http.at(other.address), flooder.started)
  await sendUntilRefused(flooder, limitRules.send.max - 5)
  await expect.poll(async () => sendUntilRefused(elsewhere, 15), { timeout: 5_000, interval: 400 }).toBe(0)
})

it('without Redis each node counts alone for chat', async () => {
  const alone = await world.startNode({}, { clock: { now: () => start }, redis: away })
  const visitor = await Visitor.start(world.http.at(alone.address))
  expect(await sendUntilRefused(visitor, 100)).toBe(limitRules.send.max)
})

it('sign-in is locked after too many tries, and closed while Redis is away', async () => {
  const wrong = { email: `${newId()}@demo.example`, password: 'wrong' }
  for (let i = 0; i < lockRules.account.free; i++) {
    expect((await world.http.call('signIn', wrong)).body.error).toBe('signIn.wrong')
  }
  expect((await world.http.call('signIn', wrong)).status).toBe(429)
  const alone = await world.startNode({}, { redis: away })
  expect((await world.http.at(alone.address).call('signIn', wrong)).status).toBe(503)
})
