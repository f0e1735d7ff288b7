import { expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld()

it('a draining node sends its streams elsewhere with a pause of their own, and finishes what it began', async () => {
  const leaving = await world.startNode()
  const visitor = await Visitor.start(world.http)
  const there = new Visitor(visitor.http.at(leaving.address), visitor.started)
  const stream = await there.stream()
  const inFlight = there.send('in flight')
  const [answer] = await Promise.all([inFlight, leaving.drain()])
  expect(answer.body.code).toBe(200)
  expect(await stream.next((frame) => frame.type === 'reconnect')).toEqual({
    type: 'reconnect',
    withinMs: 100,
  })
  await stream.closed
  await expect(fetch(`${leaving.address}/readyz`)).rejects.toThrow()
})

it('is ready while PostgreSQL answers', async () => {
  expect((await fetch(`${world.node.address}/readyz`)).status).toBe(200)
  expect((await fetch(`${world.node.address}/healthz`)).status).toBe(200)
})
