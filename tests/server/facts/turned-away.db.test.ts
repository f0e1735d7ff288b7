import { expect, it } from 'vitest'
import { OpeningHours } from '@foyer/contract/routing/hours.ts'
import { conversions, waitCauses, waitOutcomes } from '@foyer/server/rules/facts/codes.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seatAgent, seedGroup } from '@foyer/testkit/seed-routing.ts'
import { cracked } from '../leave-message/given.ts'
import { givenGroup } from '../routing/given.ts'
import { factsOf } from './given.ts'

const world = givenWorld()

it('a visitor who is turned away at once has a wait without length, and the session counts it once', async () => {
  const { arrive, groupId, anaId } = await givenGroup(world)
  await seatAgent(world.node.deps.db, world.demo.tenantId, anaId, { leaseUntil: 1 })
  const { visitor, threadId, ask } = await arrive()
  await ask()
  await ask()
  const { waits } = await factsOf(world, threadId)
  expect(waits).toMatchObject([
    { cause: waitCauses.asked, outcome: waitOutcomes.noAgent, group_id: groupId, business_ms: 0 },
  ])
  expect(waits[0]?.started_at).toBe(waits[0]?.ended_at)
  await visitor.call('chatClose')
  expect((await factsOf(world, threadId)).sessions).toMatchObject([{ asked_at: null, turned_away: 1 }])
})

it('outside the working hours that is another outcome', async () => {
  const { arrive, groupId, anaId } = await givenGroup(world)
  const { db } = world.node.deps
  const hours = OpeningHours.parse({ timeZone: 'UTC', week: {} })
  await seedGroup(db, { tenantId: world.demo.tenantId, id: groupId, agentIds: [anaId], hours })
  await seatAgent(db, world.demo.tenantId, anaId, { leaseUntil: 1 })
  const { threadId, ask } = await arrive()
  await ask()
  expect((await factsOf(world, threadId)).waits).toMatchObject([{ outcome: waitOutcomes.offHours }])
})

it('a message instead of a person converts the wait, whether it comes after the wait or during it', async () => {
  const { arrive } = await givenGroup(world, { state: 'away' })
  const [after, during, none] = [await arrive(), await arrive(), await arrive()]
  for (const { ask } of [after, during, none]) await ask()
  await during.visitor.call('leaveMsg', cracked)
  for (const { visitor } of [after, during, none]) await visitor.call('stopWaiting')
  await after.visitor.call('leaveMsg', cracked)
  const converted = await Promise.all(
    [after, during, none].map(async ({ threadId }) => (await factsOf(world, threadId)).waits[0]?.converted),
  )
  expect(converted).toEqual([conversions.message, conversions.message, null])
})
