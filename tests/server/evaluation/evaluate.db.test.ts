import { expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { fourStars, notSolved, robotVisitor, servedVisitor, traces } from './given.ts'

const world = givenWorld()
const traced = (visitor: Visitor) => traces(world.node.deps.pool, visitor)
const isEvaluate = async (visitor: Visitor) => (await visitor.call('isEvaluate')).body.data['isEvaluate']

it('C-18 D-15 a rating of the agent is kept with the session, the agent and the time', async () => {
  const { visitor } = await servedVisitor(world.http)
  expect((await visitor.call('evaluate', fourStars)).body).toEqual({ code: 200, data: {} })
  const { ratings, thread } = await traced(visitor)
  expect(ratings).toEqual([
    expect.objectContaining({
      subject: 'agent',
      agent_id: world.demo.agents[0]?.id,
      first_seq: (thread as { session_first_seq: number }).session_first_seq,
      star: 4,
      is_solved: true,
      tags: ['Friendly', 'Fast'],
      comment: 'Quick and kind.',
    }),
  ])
})

it('C-18 D-15 T-06 a rating of the robot is kept with the keys of its reasons', async () => {
  const visitor = await robotVisitor(world.http)
  expect((await visitor.call('evaluate', notSolved)).body.code).toBe(200)
  expect((await traced(visitor))['ratings']).toEqual([
    expect.objectContaining({
      subject: 'robot',
      agent_id: null,
      star: null,
      is_solved: false,
      tags: ['irrelevant', 'noAnswer'],
    }),
  ])
})

it('T-05 C-17 while the chat is open too: isEvaluate follows, the chat goes on, and it was the only time', async () => {
  const { visitor, agent, threadId } = await startTalk(world.http)
  expect(await isEvaluate(visitor)).toBe(0)
  expect((await visitor.call('evaluate', fourStars)).body.code).toBe(200)
  expect(await isEvaluate(visitor)).toBe(1)
  expect((await agent.reply(threadId, 'Thank you!')).body.code).toBe(200)
  await agent.call('closeThread', { threadId })
  expect((await visitor.call('evaluate', fourStars)).body.error).toBe('evaluation.done')
  expect((await traced(visitor))['ratings']).toHaveLength(1)
})

it('T-05 only once: of many tries at once, on two nodes, exactly one succeeds', async () => {
  const other = await world.startNode()
  const { visitor } = await servedVisitor(world.http)
  const elsewhere = new Visitor(visitor.http.at(other.address), visitor.started)
  const tries = Array.from({ length: 12 }, (_, i) =>
    (i % 2 ? visitor : elsewhere).call('evaluate', { ...fourStars, evaluateAdminContent: `try ${i}` }),
  )
  const answers = await Promise.all(tries)
  expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.error === 'evaluation.done')).toHaveLength(11)
  const after = await traced(visitor)
  expect(after['ratings']).toHaveLength(1)
  expect((await visitor.call('evaluate', fourStars)).body.error).toBe('evaluation.done')
  expect(await traced(visitor)).toEqual(after)
})

it('C-17 T-05 a new consultation is rated anew, and the earlier one no more', async () => {
  const { visitor } = await servedVisitor(world.http)
  await visitor.call('evaluate', fourStars)
  const again = await Visitor.start(visitor.http)
  expect(again.started.userId).toBe(visitor.started.userId)
  expect(await isEvaluate(again)).toBe(0)
  await again.call('chatClose')
  expect((await again.call('evaluate', fourStars)).body.error).toBe('request.invalid')
  expect((await again.call('evaluate', { evaluateRobotMode: 1, evaluateRobotSolve: 1 })).body.code).toBe(200)
  expect((await traced(again))['ratings']).toHaveLength(2)
})

it('T-05 the rating is an entry of the log: the agent reads it, and another tab of the visitor hears it', async () => {
  const { visitor, agent, threadId } = await servedVisitor(world.http)
  const tab = await visitor.stream()
  await visitor.call('evaluate', fourStars)
  const { event } = await tab.next((frame) => JSON.stringify(frame).includes('system.rated'))
  expect(event).toMatchObject({ event_type: 1201, senderType: 4, msgContent: 'system.rated' })
  tab.close()

  const { body } = await agent.call('readThread', { threadId })
  const [line] = (body.data['events'] as Record<string, string>[]).slice(-1)
  expect(JSON.parse(line?.['docNode'] ?? '')).toEqual(fourStars)
  expect(body.data['thread']).toMatchObject({ lastText: 'to learn my thread', status: 0 })
})

it('T-05 a rating does not move the thread in the lists of the desk', async () => {
  const { visitor } = await servedVisitor(world.http)
  const moved = async () => ((await traced(visitor))['thread'] as { owned_since: number }).owned_since
  const before = await moved()
  await visitor.call('evaluate', fourStars)
  expect(await moved()).toBe(before)
})

it.each([
  [
    'a required comment is missing',
    { evaluateAdminStar: 1, evaluateAdminTag: 'Rude', evaluateAdminContent: ' ' },
  ],
  ['a required tag is missing', { evaluateAdminStar: 2, evaluateAdminTag: '', evaluateAdminContent: '' }],
])('V-04 V-12 %s', async (_what, wrong) => {
  const { visitor } = await servedVisitor(world.http)
  const before = await traced(visitor)
  const { body } = await visitor.call('evaluate', { ...fourStars, ...wrong })
  expect(body).toMatchObject({ code: 400, error: 'evaluation.incomplete' })
  expect(await traced(visitor)).toEqual(before)
})

it('V-04 V-12 what the form cannot produce is refused, and no row changes', async () => {
  const { visitor } = await servedVisitor(world.http)
  const before = await traced(visitor)
  for (const wrong of [
    { ...fourStars, evaluateAdminStar: 0 },
    { ...fourStars, evaluateAdminStar: 99 },
    { ...fourStars, evaluateAdminStar: '5' },
    { ...fourStars, evaluateAdminTag: 'Friendly,Handsome' },
    { ...fourStars, evaluateAdminTag: 'Rude' },
    { ...fourStars, evaluateAdminContent: 'x'.repeat(65) },
    { ...fourStars, evaluateAdminStar: 5, evaluateAdminContent: 'hidden' },
    notSolved,
    {},
  ]) {
    const { body } = await visitor.call('evaluate', wrong)
    expect({ wrong, ...body }).toMatchObject({ wrong, code: 400, error: 'request.invalid' })
  }
  expect(await traced(visitor)).toEqual(before)
})

it('T-06 V-12 the robot is rated by those whom nobody else served, with its own reasons, if not solved', async () => {
  const visitor = await robotVisitor(world.http)
  const before = await traced(visitor)
  for (const wrong of [
    fourStars,
    { ...notSolved, evaluateRobotTag: 'expensive' },
    { ...notSolved, evaluateRobotSolve: 1 },
  ]) {
    const { body } = await visitor.call('evaluate', wrong)
    expect(body).toMatchObject({ code: 400, error: 'request.invalid' })
  }
  expect(await traced(visitor)).toEqual(before)
})

it('C-17 C-18 nobody rates for somebody else, across tenants, without a token or with a revoked one', async () => {
  await seedTenant(world.node.deps.db, 'rival')
  const { visitor: victim } = await servedVisitor(world.http)
  const before = await traced(victim)
  const { userId } = victim.started
  for (const thief of [
    await Visitor.start(world.http),
    await Visitor.start(world.http, { channelId: 'rival' }),
  ])
    for (const call of ['evaluate', 'isEvaluate'] as const)
      expect((await thief.http.call(call, { ...fourStars, userId })).body).toMatchObject({
        error: 'object.unknown',
      })
  expect((await world.http.call('evaluate', { ...fourStars, userId })).status).toBe(401)
  expect(await traced(victim)).toEqual(before)

  await world.node.deps.pool.query('update threads set gen = gen + 1 where user_id = $1', [userId])
  expect((await victim.call('evaluate', fourStars)).body.error).toBe('identity.expired')
  expect((await traced(victim))['ratings']).toBeNull()
})
