import { expect, it } from 'vitest'
import { defaultEvaluateInfo, type EvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { fourStars } from './given.ts'

const world = givenWorld()
const demo = { tenantId: 'demo', channelId: 'demo' }

it('C-16 D-15 a new channel asks as the contract has it', async () => {
  const visitor = await Visitor.start(world.http)
  const { body } = await visitor.http.call('getEvaluateInfo', demo)
  expect(body).toEqual({ code: 200, data: defaultEvaluateInfo })
})

it('C-16 getEvaluateInfo tells what the channel has set', async () => {
  await seedTenant(world.node.deps.db, 'tea')
  const info: EvaluateInfo = { ...defaultEvaluateInfo, evaluateModel: 2, evaluateGuideMsg: 'Was it good?' }
  await world.node.deps.pool.query('update channels set evaluate = $1 where key = $2', [
    JSON.stringify(info),
    'tea',
  ])
  const visitor = await Visitor.start(world.http, { channelId: 'tea' })
  const { body } = await visitor.http.call('getEvaluateInfo', { tenantId: 'tea', channelId: 'tea' })
  expect(body.data).toEqual(info)
})

it('V-12 the settings of the channel count: what a star asks for is read anew for each rating', async () => {
  const { tenantId } = await seedTenant(world.node.deps.db, 'strict')
  const level = { level: 4, levelGuideMsg: '', levelTag: 'Warm', levelTagRequired: 1, evaluateMsgRequired: 1 }
  const info = { evaluateModel: 1, evaluateGuideMsg: '', starList: [level], scoreList: [] }
  await world.node.deps.db
    .updateTable('channels')
    .set({ evaluate: JSON.stringify(info) })
    .where('tenant_id', '=', tenantId)
    .execute()
  const ana = await Agent.signIn(world.http, 'ana@strict.example')
  const visitor = await Visitor.start(world.http, { channelId: 'strict' })
  const threadId = String((await visitor.send('hi')).body.data['msgId']).split('.')[0]
  await visitor.call('transferAgent')
  await ana.call('takeThread', { threadId })
  await visitor.call('chatClose')
  const rate = async (tag: string, content: string) => {
    const { body } = await visitor.call('evaluate', {
      ...fourStars,
      evaluateAdminTag: tag,
      evaluateAdminContent: content,
    })
    return body.error ?? body.code
  }
  expect(await rate('Fast', 'ok')).toBe('request.invalid')
  expect(await rate('', 'ok')).toBe('evaluation.incomplete')
  expect(await rate('Warm', '')).toBe('evaluation.incomplete')
  expect(await rate('Warm', 'ok')).toBe(200)
})

it('C-16 only of the own tenant and channel; any other is answered like one that does not exist', async () => {
  await seedTenant(world.node.deps.db, 'rival')
  const visitor = await Visitor.start(world.http)
  const answers = await Promise.all(
    [
      { tenantId: 'rival', channelId: 'rival' },
      { tenantId: 'demo', channelId: 'rival' },
      { tenantId: 'rival', channelId: 'demo' },
      { tenantId: 'nobody', channelId: 'nothing' },
    ].map((input) => visitor.http.call('getEvaluateInfo', input)),
  )
  for (const { status, body } of answers) {
    expect(status).toBe(404)
    expect({ ...body, requestId: '' }).toEqual({ ...answers[0]?.body, requestId: '' })
    expect(body).toMatchObject({ code: 400, error: 'channel.unknown' })
  }
  expect((await world.http.call('getEvaluateInfo', demo)).status).toBe(401)
})
