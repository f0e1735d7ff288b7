import { describe, expect, it } from 'vitest'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { deskStreamRoutes } from '@foyer/server/features/desk/thread/desk-stream.ts'
import { sweepRouting } from '@foyer/server/features/routing/routing-rounds.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seatAgent } from '@foyer/testkit/seed-routing.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { givenMessage } from '../messages/given-form.ts'
import { givenGroup } from '../routing/given.ts'

const world = givenWorld()

type Row = { unread: number; waitingSince: number; lastTime: number; replyGoal: number; status: number }

async function rowOf(agent: Agent, threadId: string): Promise<Row> {
  const { body } = await agent.call('readRows', { threadIds: [threadId] })
  const [row] = body.data['threads'] as Row[]
  if (!row) throw new Error(JSON.stringify(body))
  return row
}

async function read(agent: Agent, threadId: string): Promise<void> {
  await agent.call('readThread', { threadId })
  expect(await rowOf(agent, threadId)).toMatchObject({ unread: 0 })
}

describe('what a conversation asks of its agent', () => {
  it('waits from the wish for a person to the answer, and again from the first question after it', async () => {
    const { arrive, ana } = await givenGroup(world, { state: 'away' })
    const { ask, visitor, threadId } = await arrive()
    expect(await rowOf(ana, threadId)).toMatchObject({ waitingSince: 0 })
    await ask()
    const { waitingSince: asked, lastTime } = await rowOf(ana, threadId)
    expect(asked).toBe(lastTime)
    await visitor.send('is anybody there?')
    await ana.call('takeThread', { threadId })
    expect(await rowOf(ana, threadId)).toMatchObject({ waitingSince: asked })
    await ana.call('writeNote', { threadId, id: newId(), msgContent: 'asked before' })
    expect(await rowOf(ana, threadId)).toMatchObject({ waitingSince: asked })
    await ana.reply(threadId, 'I am here')
    expect(await rowOf(ana, threadId)).toMatchObject({ waitingSince: 0, unread: 0 })
    await visitor.send('first question')
    const first = await rowOf(ana, threadId)
    expect(first.waitingSince).toBe(first.lastTime)
    await visitor.send('second question')
    expect(await rowOf(ana, threadId)).toMatchObject({ waitingSince: first.waitingSince })
    await ana.call('closeThread', { threadId })
    expect(await rowOf(ana, threadId)).toMatchObject({ waitingSince: 0, replyGoal: 60 })
  })

  it('is unread when it was assigned or transferred, and not when its agent took it', async () => {
    const { arrive, ana, ben, benId } = await givenGroup(world, {}, {})
    const { ask, visitor, threadId } = await arrive()
    await seatAgent(world.node.deps.db, world.demo.tenantId, benId, { state: 'away' })
    await ask()
    expect((await rowOf(ana, threadId)).unread).toBeGreaterThan(0)
    await read(ana, threadId)
    await seatAgent(world.node.deps.db, world.demo.tenantId, benId, { state: 'available' })
    await visitor.send('seen by Ana, who transfers it')
    await ana.call('handOver', { threadId, adminId: String(benId), note: 'wants a refund' })
    // The note, and that it is Ben's now.
    expect(await rowOf(ben, threadId)).toMatchObject({ unread: 2 })
    await read(ben, threadId)
    await ana.call('takeOver', { threadId })
    expect(await rowOf(ana, threadId)).toMatchObject({ unread: 0 })
  })

  it("is unread after a colleague's note and a submitted form, and not after one's own note", async () => {
    const { arrive, ana, ben } = await givenGroup(world, {}, { state: 'away' })
    const { ask, visitor, threadId } = await arrive()
    await ask()
    await ana.reply(threadId, 'please fill this in')
    const msgId = await givenMessage(world, visitor, { kind: 'form', ...kinds.form.example })
    await read(ana, threadId)
    const docNode = JSON.stringify(kinds.form.example.fields.map(encodeField))
    expect((await visitor.call('updateSessionMsg', { msgId, docNode })).body.code).toBe(200)
    const submitted = await rowOf(ana, threadId)
    expect(submitted).toMatchObject({ unread: 1, waitingSince: submitted.lastTime })
    await read(ana, threadId)
    await ben.call('writeNote', { threadId, id: newId(), msgContent: 'I know them' })
    expect(await rowOf(ana, threadId)).toMatchObject({ unread: 1 })
    await ana.call('writeNote', { threadId, id: newId(), msgContent: 'thank you' })
    expect(await rowOf(ana, threadId)).toMatchObject({ unread: 0 })
  })

  it('goes on waiting after a reply that is withheld from the visitor', async () => {
    const { arrive, ana } = await givenGroup(world)
    const { ask, threadId } = await arrive()
    await ask()
    const { waitingSince } = await rowOf(ana, threadId)
    expect(waitingSince).toBeGreaterThan(0)
    expect((await ana.call('addWords', { words: ['forbidden'], isWithheld: true })).body.code).toBe(200)
    const reply = { threadId, id: newId(), msgContent: 'a forbidden word', insist: 1 }
    expect((await ana.call('reply', reply)).body.code).toBe(200)
    expect(await rowOf(ana, threadId)).toMatchObject({ waitingSince, unread: 0 })
    await ana.reply(threadId, 'in other words')
    expect(await rowOf(ana, threadId)).toMatchObject({ waitingSince: 0 })
  })

  it('keeps its wait when it is declined, and is unread for the colleague who gets it', async () => {
    const { arrive, ana, ben, benId } = await givenGroup(world, {}, { state: 'away' })
    const { ask, visitor, threadId } = await arrive()
    await ask()
    await visitor.send('I need a person')
    await read(ana, threadId)
    const { waitingSince } = await rowOf(ana, threadId)
    await seatAgent(world.node.deps.db, world.demo.tenantId, benId, { state: 'available' })
    expect((await ana.call('refuseThread', { threadId })).body.code).toBe(200)
    await expect.poll(() => rowOf(ben, threadId)).toMatchObject({ adminId: String(benId) })
    // What Ana has read is read; that it is Ben's now is not.
    expect(await rowOf(ben, threadId)).toMatchObject({ waitingSince, unread: 1 })
  })

  it('has a goal that its channel sets', async () => {
    const { arrive, ana } = await givenGroup(world, { state: 'away' })
    const { threadId } = await arrive()
    const set = 'update channels set config = jsonb_set(config, $1, $2) where tenant_id = $3'
    await world.node.deps.pool.query(set, ['{replyGoalTime}', '300', world.demo.tenantId])
    expect(await rowOf(ana, threadId)).toMatchObject({ replyGoal: 300 })
    for (const invalid of ['0', '-1', '0.5', '"60"', '{}', 'null']) {
      await world.node.deps.pool.query(set, ['{replyGoalTime}', invalid, world.demo.tenantId])
      expect(await rowOf(ana, threadId)).toMatchObject({ replyGoal: defaultChannelConfig.replyGoalTime })
      expect((await ana.call('listThreads', { list: 'waiting' })).status).toBe(200)
      expect((await ana.call('readThread', { threadId })).status).toBe(200)
    }
    await world.node.deps.pool.query(set, ['{replyGoalTime}', '60', world.demo.tenantId])
  })
})

describe('an agent whose connection is lost', () => {
  it('loses their conversations without resetting the waits, and is told how many once they return', async () => {
    const { arrive, ana, ben, anaId } = await givenGroup(world, {}, { state: 'away' })
    const { tenantId } = world.demo
    const [first, second] = [await arrive(), await arrive()]
    await first.ask()
    await second.ask()
    const { waitingSince } = await rowOf(ana, first.threadId)
    await seatAgent(world.node.deps.db, tenantId, anaId, { state: 'away', leaseUntil: 1 })
    await sweepRouting(world.node.deps, true)
    expect(await rowOf(ben, first.threadId)).toMatchObject({ status: 3, waitingSince })
    const events = JSON.stringify((await ben.call('readThread', { threadId: first.threadId })).body.data)
    expect(events).toContain(`"reason":"requeued","status":3,"from":{"adminId":"${anaId}","adminNick":"Ana"}`)
    // A stream that is closed before it is open takes nothing.
    const caller = { tenantId, agentId: anaId, agent: { adminId: String(anaId), adminNick: 'Ana' } }
    await deskStreamRoutes.deskStream.answer({}, world.node.deps, caller as never)
    const hello = async () => {
      const stream = await ana.stream()
      const frame = await stream.next(({ type }) => type === 'hello')
      stream.close()
      return frame
    }
    expect(await hello()).toEqual({ type: 'hello', adminId: String(anaId), lost: 2 })
    expect(await hello()).toEqual({ type: 'hello', adminId: String(anaId) })
  })
})

describe('who did it', () => {
  it('is told to agents, and to visitors only that it happened', async () => {
    const { arrive, ana, ben, anaId, benId } = await givenGroup(world, { max: 0 }, {})
    const { ask, visitor, threadId } = await arrive()
    await ask()
    const desk = await ben.stream()
    await desk.next((frame) => frame.type === 'hello')
    await ana.call('takeOver', { threadId })
    const { event } = await desk.next((frame) => JSON.stringify(frame).includes('takenOver'))
    const from = { adminId: String(benId), adminNick: 'Ben' }
    expect(event).toMatchObject({ event_type: 1200, adminId: String(anaId), how: 'takenOver', from })
    await ana.call('closeThread', { threadId })
    const read = JSON.stringify((await ben.call('readThread', { threadId })).body.data['events'])
    expect(read).toContain('"how":"takenOver"')
    expect(read).toContain(`"end":1,"from":{"adminId":"${anaId}"`)
    const seen = JSON.stringify((await visitor.call('getEventMsg', { lastSeq: 0 })).body.data)
    expect(seen).toContain('"adminNick":"Ana"')
    expect(seen).not.toContain('takenOver')
    expect(seen).not.toContain('"from"')
    desk.close()
  })
})

describe('how many conversations an agent may have', () => {
  it('comes with the counts', async () => {
    const { arrive, ana } = await givenGroup(world, { max: 3 })
    await (await arrive()).ask()
    const { body } = await ana.call('listThreads', { list: 'mine' })
    expect(body.data['counts']).toMatchObject({ mine: 1, limit: 3 })
  })
})

describe('signing in', () => {
  it('assigns nobody to an agent who never said so, and keeps what they chose', async () => {
    const { ana, anaId } = await givenGroup(world)
    const { db } = world.node.deps
    const signInAgain = async (agent: Agent) => {
      await agent.call('signOut')
      return Agent.signIn(world.http)
    }
    const mine = db.deleteFrom('agent_seats').where('tenant_id', '=', world.demo.tenantId)
    await mine.where('agent_id', '=', anaId).execute()
    await world.node.deps.seats.leave({ tenantId: world.demo.tenantId, agentId: anaId })
    expect((await ana.call('beat')).body.data).toEqual({ state: 'away' })
    let agent = ana
    for (const state of ['available', 'away', 'available'] as const) {
      expect((await agent.call('setPresence', { state })).body.code).toBe(200)
      agent = await signInAgain(agent)
      expect((await agent.call('beat')).body.data).toEqual({ state })
    }
  })
})

describe('the greeting in the name of an agent', () => {
  it('comes with the conversation where the channel says one, and not where it does not', async () => {
    const { arrive, ana } = await givenGroup(world)
    const { ask, visitor, threadId } = await arrive()
    await ask()
    const greeting = async () => (await ana.call('readThread', { threadId })).body.data['greeting']
    const mode = (isOn: boolean) =>
      world.node.deps.pool.query(
        'update channels set config = config || jsonb_build_object($1::text, $2::int) where tenant_id = $3',
        ['adminWelcomeMode', Number(isOn), world.demo.tenantId],
      )
    await mode(true)
    await expect.poll(greeting, { timeout: 15_000 }).toBe(defaultChannelConfig.adminWelcomeMsg)
    // A text that the channel has not changed is read in the visitor's language, and shown as it is read.
    await visitor.call('resetInfo', { locale: 'de' })
    expect(await greeting()).toBe('Guten Tag, wie kann ich Ihnen helfen?')
    await mode(false)
    await expect.poll(greeting, { timeout: 15_000 }).toBeUndefined()
    await mode(defaultChannelConfig.adminWelcomeMode)
  })
})
