import { describe, expect, it } from 'vitest'
import { outTypes } from '@foyer/contract/codes.ts'
import { OpeningHours } from '@foyer/contract/routing/hours.ts'
import { holdEnds, holdOrigins, waitCauses, waitOutcomes } from '@foyer/server/rules/facts/codes.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seatAgent, seedGroup } from '@foyer/testkit/seed-routing.ts'
import { fourStars } from '../evaluation/given.ts'
import { givenGroup } from '../routing/given.ts'
import { factsOf } from './given.ts'

const world = givenWorld()

describe('facts of a conversation', () => {
  it('a wait is written when an agent accepts, a hold and the session when they end', async () => {
    const { arrive, groupId, ana, anaId } = await givenGroup(world, { state: 'away' })
    const { visitor, threadId, ask } = await arrive()
    await ask()
    expect(await factsOf(world, threadId)).toMatchObject({ sessions: [], waits: [], holds: [] })
    await ana.call('takeThread', { threadId })
    const [wait] = (await factsOf(world, threadId)).waits
    expect(wait).toMatchObject({
      group_id: groupId,
      channel_id: world.demo.channelId,
      agent_id: anaId,
      cause: waitCauses.queued,
      outcome: waitOutcomes.accepted,
      calendar: null,
    })
    expect(wait?.business_ms).toBe((wait?.ended_at ?? 0) - (wait?.started_at ?? 0))

    await visitor.send('hello?')
    await ana.reply(threadId, 'hello')
    await ana.call('closeThread', { threadId })
    const { sessions, holds, waits } = await factsOf(world, threadId)
    expect(waits).toEqual([wait])
    expect(holds).toMatchObject([
      {
        agent_id: anaId,
        group_id: groupId,
        came_from: holdOrigins.queue,
        left_by: holdEnds.closed,
        visitor_messages: 1,
        agent_messages: 1,
        started_at: wait?.ended_at,
      },
    ])
    expect(holds[0]?.response_s).toHaveLength(1)
    expect(holds[0]?.answered_at).toBeGreaterThan(wait?.ended_at ?? 0)
    expect(sessions).toMatchObject([
      {
        group_id: groupId,
        asked_at: wait?.started_at,
        answered_at: holds[0]?.answered_at,
        close_reason: outTypes.agent,
        closed_by: anaId,
        agents: [anaId],
        visitor_messages: 2,
        agent_messages: 1,
        rated_at: null,
        turned_away: 0,
      },
    ])
  })

  it('a visitor who is connected at once has a hold without a wait; a transfer to a group begins a wait there', async () => {
    const { arrive, groupId, ana, anaId, benId } = await givenGroup(world, {}, { max: 0 })
    const other = `${groupId}-other`
    await seedGroup(world.node.deps.db, { tenantId: world.demo.tenantId, id: other, agentIds: [benId] })
    const { visitor, threadId, ask } = await arrive()
    await ask()
    await visitor.send('can you help me?')
    await ana.reply(threadId, 'a colleague can')
    await ana.call('handOver', { threadId, groupId: other })
    const [hold] = (await factsOf(world, threadId)).holds
    expect(hold).toMatchObject({ agent_messages: 1, visitor_messages: 1 })
    expect(hold?.response_s).toHaveLength(1)
    await visitor.call('stopWaiting')
    await visitor.call('chatClose')
    const { sessions, holds, waits } = await factsOf(world, threadId)
    expect(holds).toMatchObject([
      { agent_id: anaId, came_from: holdOrigins.request, left_by: holdEnds.handedOver, group_id: groupId },
    ])
    expect(waits).toMatchObject([
      { cause: waitCauses.handedOver, outcome: waitOutcomes.abandoned, group_id: other, agent_id: null },
    ])
    expect(sessions).toMatchObject([
      { asked_at: hold?.started_at, answered_at: hold?.answered_at, closed_by: null },
    ])
  })

  it('business durations follow the hours of the group, and later hours do not rewrite them', async () => {
    const { arrive, groupId, ana, anaId } = await givenGroup(world, { state: 'away' })
    const { db } = world.node.deps
    const seed = { tenantId: world.demo.tenantId, id: groupId, agentIds: [anaId] }
    await seedGroup(db, { ...seed, hours: OpeningHours.parse({ timeZone: 'Asia/Kolkata', week: {} }) })
    const { visitor, threadId, ask } = await arrive()
    await ask()
    await ana.call('takeThread', { threadId })
    const [closed] = (await factsOf(world, threadId)).waits
    expect(closed).toMatchObject({ business_ms: 0, calendar: expect.any(Number) as number })
    await seedGroup(db, { ...seed, hours: null })
    await visitor.call('chatClose')
    const { waits, holds } = await factsOf(world, threadId)
    expect(waits).toEqual([closed])
    expect(holds[0]?.calendar).toBeNull()
    expect(holds[0]?.business_ms).toBe((holds[0]?.ended_at ?? 0) - (holds[0]?.started_at ?? 0))
  })

  it('hours that cannot be read count as none, and the chat goes on', async () => {
    const { arrive, groupId, ana } = await givenGroup(world, { state: 'away' })
    const { threadId, ask } = await arrive()
    await ask()
    await world.node.deps.pool.query('update agent_groups set hours = $1 where id = $2', [
      { timeZone: 'Nowhere/None', week: 7 },
      groupId,
    ])
    expect((await ana.call('takeThread', { threadId })).body.code).toBe(200)
    expect((await factsOf(world, threadId)).waits).toMatchObject([{ calendar: null }])
  })
})

describe('ratings', () => {
  it('an invitation keeps the agents of the session, and a rating joins the session whenever it is given', async () => {
    const { arrive, ana, anaId, ben, benId } = await givenGroup(world, {}, { state: 'away' })
    const { visitor, threadId, ask } = await arrive()
    await ask()
    await seatAgent(world.node.deps.db, world.demo.tenantId, benId, { state: 'available' })
    await ana.call('handOver', { threadId, adminId: String(benId) })
    await ben.call('inviteRating', { threadId })
    const { invitations } = await factsOf(world, threadId)
    expect(invitations).toMatchObject([{ agent_id: benId, agents: [anaId, benId] }])
    await ben.call('closeThread', { threadId })
    const { sessions, holds } = await factsOf(world, threadId)
    expect(holds).toMatchObject([
      { agent_id: anaId, left_by: holdEnds.transferred },
      { agent_id: benId, left_by: holdEnds.closed, came_from: holdOrigins.agent },
    ])
    expect(sessions).toMatchObject([{ star: null, rated_at: null, agents: [anaId, benId] }])
    await visitor.call('evaluate', fourStars)
    expect((await factsOf(world, threadId)).sessions).toMatchObject([
      { star: 4, is_solved: true, rated_at: expect.any(Number) as number },
    ])
  })

  it('a rating of an open session is in the fact that its end writes', async () => {
    const { arrive, ana } = await givenGroup(world)
    const { visitor, threadId, ask } = await arrive()
    await ask()
    await visitor.call('evaluate', fourStars)
    await ana.call('closeThread', { threadId })
    expect((await factsOf(world, threadId)).sessions).toMatchObject([{ star: 4, is_solved: true }])
  })
})
