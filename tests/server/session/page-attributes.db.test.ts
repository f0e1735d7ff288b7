import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { orderDialogue } from '@foyer/contract/robot/dialogue/order-example.ts'
import { attributeLimits } from '@foyer/contract/session/attribute-limits.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { seatAgent, seedGroup } from '@foyer/testkit/seed-routing.ts'
import { seedDialogue } from '@foyer/testkit/seed-dialogue.ts'
import { createWorld, type World } from '@foyer/testkit/test-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { openHoneypot, type Honeypot } from '../forms/fromRequest-honeypot.ts'
import { becomes, givenSite, infoOf } from '../identity/given.ts'
import { ask } from '../robot/given.ts'

let site: Honeypot
let world: World
let ana: Agent
beforeAll(async () => {
  site = await openHoneypot('127.0.0.1')
  const allow = [`127.0.0.1:${site.port}`]
  world = await createWorld(givenEngines(), {}, { egress: { ports: [80, 443], allow } })
  ana = await Agent.signIn(world.http)
})
afterAll(async () => {
  await world.close()
  site.close()
})
beforeEach(() => {
  site.seen.length = 0
})

const value = (name: string, text: string) => ({ name, value: text })

describe('C-39 the agent sees what the page passed along, as unverified', () => {
  it('C-39 C-03 of chatStart: name, phone, e-mail, params, fiyBookCode, groupId, adminId and refer', async () => {
    const visitor = await Visitor.start(world.http, {
      userName: 'Sam',
      phone: '13800000000',
      email: 'sam@shop.example',
      params: { plan: 'gold', seats: 4, basket: { items: 2 } },
      fiyBookCode: 'B-77',
      groupId: 'sales',
      adminId: '12',
      refer: 'https://search.example/',
      previousUrl: 'https://shop.example/cart',
    })
    expect(await infoOf(ana, visitor)).toMatchObject({
      userName: 'Sam',
      phone: '13800000000',
      email: 'sam@shop.example',
      isVerified: false,
      proven: [],
      referrer: 'https://search.example/',
      pageUrl: 'https://shop.example/cart',
      hasCustomerToken: false,
      attributes: expect.arrayContaining([
        value('groupId', 'sales'),
        value('adminId', '12'),
        value('plan', 'gold'),
        value('seats', '4'),
        value('basket', '{"items":2}'),
        value('fiyBookCode', 'B-77'),
      ]) as unknown,
    })
  })

  it('C-39 C-03 params may be JSON or any other text', async () => {
    const json = await Visitor.start(world.http, { params: '{"plan":"gold"}' })
    expect((await infoOf(ana, json)).attributes).toEqual([value('plan', 'gold')])
    const text = await Visitor.start(world.http, { params: 'campaign-7' })
    expect((await infoOf(ana, text)).attributes).toEqual([value('params', 'campaign-7')])
  })

  it('C-39 C-08 of resetInfo: every further field; an empty one takes the attribute back', async () => {
    const visitor = await Visitor.start(world.http, { params: { plan: 'gold' } })
    const more = { userName: 'Kim', plan: '', tier: 'vip', registered: 1_794_700_000_000, token: 'not shown' }
    expect((await visitor.call('resetInfo', more)).body.code).toBe(200)
    const info = await infoOf(ana, visitor)
    expect(info.userName).toBe('Kim')
    expect(info.attributes).toEqual([value('tier', 'vip'), value('registered', '1794700000000')])
  })

  it('C-39 C-08 attributes of resetInfo may have any name and change nothing else', async () => {
    const visitor = await Visitor.start(world.http, { userName: 'Sam', email: 'sam@shop.example' })
    const attributes = { userId: 'A-7', pollId: 'p', email: 'billing@shop.example', locale: 'x'.repeat(40) }
    const { body } = await visitor.call('resetInfo', { phone: '1', attributes })
    expect(body.code).toBe(200)
    expect(await infoOf(ana, visitor)).toMatchObject({
      userName: 'Sam',
      email: 'sam@shop.example',
      phone: '1',
      attributes: Object.entries(attributes).map(([name, text]) => value(name, text)),
    })
  })

  it('C-39 C-11 of robotAsk: customerParameters, and only that there is a customerToken', async () => {
    const visitor = await Visitor.start(world.http)
    const passed = { customerParameters: { order: 'A-1', open: true }, customerToken: 'very-secret' }
    await ask(visitor, 'hello', passed)
    await ask(visitor, 'hello again', passed)
    const info = await infoOf(ana, visitor)
    expect(info.attributes).toEqual([value('order', 'A-1'), value('open', 'true')])
    expect(info.hasCustomerToken).toBe(true)
    expect(JSON.stringify(info)).not.toContain('very-secret')
    const { rows } = await world.node.deps.pool.query('select to_jsonb(v)::text as all from visitors v')
    expect(JSON.stringify(rows)).not.toContain('very-secret')
    await visitor.call('resetInfo', { customerToken: '' })
    expect((await infoOf(ana, visitor)).hasCustomerToken).toBe(false)
  })
})

it('C-39 a userId of the page is an attribute and makes nobody somebody else', async () => {
  const victim = await Visitor.start(world.http, { userName: 'Victim' })
  const thief = await Visitor.start(world.http, { userId: victim.started.userId })
  expect(thief.started.userId).not.toBe(victim.started.userId)
  const info = await infoOf(ana, thief)
  expect(info).toMatchObject({ isVerified: false, attributes: [value('userId', victim.started.userId)] })
  expect(info.siteUserId).toBeUndefined()
  const same = await Visitor.start(victim.http, { userId: victim.started.userId })
  expect((await infoOf(ana, same)).attributes).toEqual([])
})

it('C-39 there are at most fifty attributes of a thousand characters, and more does not stop the chat', async () => {
  const params = Object.fromEntries(Array.from({ length: 55 }, (_, at) => [`n${at}`, 'x'.repeat(1001)]))
  const visitor = await Visitor.start(world.http, { params })
  const { attributes } = await infoOf(ana, visitor)
  expect(attributes).toHaveLength(attributeLimits.most)
  for (const attribute of attributes) expect(attribute.value).toHaveLength(attributeLimits.value)
  await visitor.call('resetInfo', { newest: 'kept', ['y'.repeat(65)]: 'too long a name' })
  const after = (await infoOf(ana, visitor)).attributes
  expect(after).toHaveLength(attributeLimits.most)
  expect(after[0]).toEqual(value('newest', 'kept'))
  const long = await visitor.call('resetInfo', { customerToken: 'x'.repeat(4001) })
  expect(long.body.code).toBe(400)
})

it.each([
  ['a large number', { n: 9_007_199_254_740_991 }],
  ['nothing', { n: null }],
  ['a list and an object', { n: [1], o: { p: 1 } }],
  ['many', Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`n${at}`, at]))],
  ['a long name', { ['n'.repeat(65)]: 1 }],
  ['long texts', { n: 'x'.repeat(5000) }],
  ['half a character', { n: 'x\ud83d', 'y\ud83d': 1 }],
  ['a NUL', { n: 'x\0' }],
  ['deep JSON', { n: JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) as unknown }],
  ['a list', [1]],
  ['null', null],
  ['a number', 7],
  ['a text', 'x'.repeat(5000)],
])('C-39 %s among the attributes stops neither a chat nor a question', async (_what, said) => {
  const visitor = await Visitor.start(world.http, { params: said, fiyBookCode: 'x'.repeat(300) })
  await ask(visitor, 'hello', { customerParameters: said })
  expect((await visitor.call('resetInfo', { attributes: said, further: said })).body.code).toBe(200)
  for (const attribute of (await infoOf(ana, visitor)).attributes)
    expect(attribute.value.length).toBeLessThanOrEqual(attributeLimits.value)
})

it('C-39 what is proved wins over what a page says', async () => {
  const shop = await givenSite(world)
  const visitor = await shop.visit({ email: 'claimed@x.example', params: { email: 'claimed@x.example' } })
  const { visitor: proven } = await becomes(
    visitor,
    await shop.sign('u-7', { email: 'sam@shop.example' }),
    shop.channelId,
  )
  await proven.call('resetInfo', { email: 'other@x.example', siteUserId: 'u-1' })
  expect(await infoOf(shop.ana, proven)).toMatchObject({
    email: 'sam@shop.example',
    siteUserId: 'u-7',
    proven: ['email'],
    attributes: [value('siteUserId', 'u-1'), value('email', 'claimed@x.example')],
  })
})

describe('C-39 routing', () => {
  it('C-39 a visitor who names nobody goes to the group and the agent that the page named', async () => {
    const { db } = world.node.deps
    const { tenantId, agents } = world.demo
    const ids = agents.map(({ id }) => id)
    await seedGroup(db, { tenantId, id: 'sales', agentIds: ids })
    for (const id of ids) await seatAgent(db, tenantId, id, { state: 'available' })
    for (const wanted of ids) {
      const visitor = await Visitor.start(world.http, { groupId: 'sales', adminId: String(wanted) })
      const { body } = await visitor.call('transferAgent')
      expect(body.data).toMatchObject({ status: 2, adminId: String(wanted) })
      expect(await groupOf(visitor)).toBe('sales')
    }
    for (const id of ids) await seatAgent(db, tenantId, id)
  })

  it('C-39 what the visitor chooses wins, and each start decides anew', async () => {
    const { db } = world.node.deps
    const { tenantId, agents } = world.demo
    const [first] = agents
    for (const id of ['sales', 'orders'])
      await seedGroup(db, { tenantId, id, agentIds: agents.map((agent) => agent.id) })
    await seatAgent(db, tenantId, first?.id ?? 0)
    const choosing = await Visitor.start(world.http, { groupId: 'sales' })
    await choosing.call('transferAgent', { groupId: 'orders' })
    expect(await groupOf(choosing)).toBe('orders')
    const before = await Visitor.start(world.http, { groupId: 'sales' })
    const again = await Visitor.start(before.http)
    await again.call('transferAgent')
    expect(await groupOf(again)).toBe('default')
  })
})

async function groupOf(visitor: Visitor): Promise<string> {
  const { group_id } = await world.node.deps.db
    .selectFrom('threads')
    .select('group_id')
    .where('user_id', '=', visitor.started.userId)
    .executeTakeFirstOrThrow()
  return group_id
}

it('C-39 dialogues compare attributes, fill them in, and send the token in the body of requests only', async () => {
  const dialogue: Dialogue = {
    ...orderDialogue,
    id: 'plan',
    phrases: ['my plan'],
    start: 'which',
    nodes: {
      which: {
        kind: 'condition',
        cases: [
          {
            all: [
              { name: 'visitor.attributes.plan', is: 'equal', value: 'gold' },
              { name: 'visitor.groupId', is: 'equal', value: 'sales' },
            ],
            goes: 'look',
          },
        ],
        else: 'unknown',
      },
      look: {
        kind: 'request',
        method: 'POST',
        url: `http://127.0.0.1:${site.port}/plans/{{visitor.attributes.plan}}`,
        headers: {},
        body: { token: '{{visitor.customerToken}}', book: '{{visitor.attributes.fiyBookCode}}' },
        picks: [{ path: 'state', variable: 'state' }],
        goes: 'told',
        fails: 'unknown',
      },
      told: {
        kind: 'say',
        format: 'plain',
        text: '{{visitor.name}}: {{visitor.attributes.plan}}, {{state}}, {{visitor.adminId}}',
      },
      unknown: { kind: 'say', format: 'plain', text: 'No plan {{visitor.attributes.none}}.' },
    },
  }
  await seedDialogue(world.node.deps.db, { tenantId: world.demo.tenantId, robotNo: 'r1' }, dialogue)
  const visitor = await Visitor.start(world.http, {
    userName: 'Sam',
    fiyBookCode: 'B-77',
    groupId: 'sales',
    adminId: '12',
  })
  const passed = { customerParameters: { plan: 'Gold' }, customerToken: 'very-secret' }
  const { msgList } = await ask(visitor, 'my plan', passed)
  expect(msgList[1]).toMatchObject({ senderType: 3, msgContent: 'Sam: Gold, sent, 12' })
  expect(site.seen).toMatchObject([
    { url: '/plans/Gold', body: JSON.stringify({ book: 'B-77', token: 'very-secret' }) },
  ])
  const { rows } = await world.node.deps.pool.query('select to_jsonb(d)::text as kept from dialogue_states d')
  expect(JSON.stringify(rows)).not.toContain('very-secret')

  const other = await Visitor.start(world.http)
  const { msgList: unknown } = await ask(other, 'my plan')
  expect(unknown[1]).toMatchObject({ msgContent: 'No plan .' })
})
