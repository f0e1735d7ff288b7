import { beforeAll, expect, it } from 'vitest'
import { createTenant } from '@foyer/server/features/setup/create-tenant.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'

const world = givenWorld()
const password = 'nine purple kettles on a boat'

let mia: Agent
let tenantId: number

beforeAll(async () => {
  const owner = { nick: 'Mia', email: 'mia@harbour.example', password }
  const tenant = { name: 'Harbour', locale: 'en' as const, timeZone: 'UTC', owner }
  const created = await world.node.deps.db
    .transaction()
    .execute((trx) => createTenant(trx, tenant, { operator: 'root' }, 1))
  tenantId = created.tenantId
  mia = await Agent.signIn(world.http, owner.email, password)
})

async function setup(agent = mia) {
  return (await agent.call('readSetup')).body.data as {
    steps: Record<string, string>
    isReminded: boolean
    seenSites: unknown[]
    channel: { appearance: Record<string, string> }
  }
}

async function audited(action: string) {
  return world.node.deps.db
    .selectFrom('audit_log')
    .select(['before', 'after', 'object_kind', 'actor_name'])
    .where('tenant_id', '=', tenantId)
    .where('action', '=', action)
    .execute()
}

it('a step that is left out stays so, and is written down once', async () => {
  await mia.call('skipSetupStep', { step: 'team' })
  expect((await mia.call('skipSetupStep', { step: 'team' })).body.code).toBe(200)
  expect((await setup()).steps).toMatchObject({ team: 'skipped', robot: 'open' })
  expect(await audited('skipSetupStep')).toEqual([
    { before: null, after: { step: 'team' }, object_kind: 'tenant', actor_name: 'Mia' },
  ])
})

it('a published answer completes the robot step', async () => {
  const document = { docId: 'setup-1', robotNo: 'r1', language: 'en', question: 'Open?', answer: 'Yes' }
  await mia.call('saveDocument', { ...document, isPublished: false })
  expect((await setup()).steps['robot']).toBe('open')
  await mia.call('saveDocument', { ...document, isPublished: true })
  expect((await setup()).steps['robot']).toBe('done')
})

it('the appearance is saved with its colours, audited, and shown by other nodes within five seconds', async () => {
  let ahead = 0
  const node = await world.startNode({}, { clock: { now: () => Date.now() + ahead } })
  const before = await node.deps.channels.find('harbour')
  const appearance = { mainColor: '#0A7D4F', titleDesc: 'Help', robotName: 'Otto', robotWelcomeMsg: 'Hi!' }
  expect((await mia.call('setAppearance', { channelId: 'harbour', ...appearance })).body.code).toBe(200)
  ahead = 5_001
  expect((await node.deps.channels.find('harbour'))?.config).toEqual({
    ...before?.config,
    ...appearance,
    mainColor: '#0a7d4f',
    kitBgcolor: '#0a7d4f',
    kitTxcolor: '#ffffff',
    cusColor: '#e7f2ed',
    navigationBarColor: '#0a7d4f',
  })
  const { steps, channel } = await setup()
  expect(steps['appearance']).toBe('done')
  expect(channel.appearance).toEqual({ ...appearance, mainColor: '#0a7d4f' })
  await mia.call('setAppearance', { channelId: 'harbour', ...appearance })
  const rows = await audited('setAppearance')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    object_kind: 'channel',
    before: { mainColor: '#1d5fd1', titleDesc: 'Harbour' },
    after: { mainColor: '#0a7d4f', titleDesc: 'Help', robotWelcomeMsg: 'Hi!' },
  })
})

it('the node that saved the appearance shows it at once, also to those who were asking meanwhile', async () => {
  const { channels } = world.node.deps
  const titleOf = async () => (await channels.find('harbour'))?.config.titleDesc
  await titleOf()
  const appearance = { mainColor: '#0a7d4f', titleDesc: 'At once', robotName: 'Otto', robotWelcomeMsg: 'Hi!' }
  await mia.call('setAppearance', { channelId: 'harbour', ...appearance })
  expect(await titleOf()).toBe('At once')

  channels.forget('harbour')
  const asking = titleOf()
  channels.forget('harbour')
  await asking
  expect(channels.remembers('harbour')).toBe(false)
})

it.each([
  ['no colour', { mainColor: 'red' }],
  ['a style', { mainColor: '#fff;}body{' }],
  ['a long title', { titleDesc: 'x'.repeat(201) }],
  ['no name', { robotName: ' ' }],
  ['a long greeting', { robotWelcomeMsg: 'x'.repeat(4001) }],
])('%s is refused', async (_name, change) => {
  const good = { mainColor: '#123456', titleDesc: 'x', robotName: 'x', robotWelcomeMsg: '' }
  const { body } = await mia.call('setAppearance', { channelId: 'harbour', ...good, ...change })
  expect(body.error).toBe('request.invalid')
})

it('a channel of another tenant answers like an unknown one', async () => {
  const input = { mainColor: '#123456', titleDesc: 'x', robotName: 'x', robotWelcomeMsg: '' }
  const others = await mia.call('setAppearance', { channelId: 'demo', ...input })
  const unknown = await mia.call('setAppearance', { channelId: 'nothing', ...input })
  expect({ ...others.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
  expect(others.body.error).toBe('object.unknown')
})

it('agents who are no admins do none of it', async () => {
  const ben = await Agent.signIn(world.http, 'ben@demo.example')
  const appearance = { mainColor: '#123456', titleDesc: 'x', robotName: 'x', robotWelcomeMsg: '' }
  for (const [name, input] of [
    ['readSetup', {}],
    ['skipSetupStep', { step: 'team' }],
    ['dismissSetup', {}],
    ['setAppearance', { channelId: 'demo', ...appearance }],
  ] as const)
    expect((await ben.call(name, input)).body.error).toBe('identity.forbidden')
})

it('a tenant from before is not reminded, also after it left out a step', async () => {
  const ana = await Agent.signIn(world.http)
  expect((await setup(ana)).isReminded).toBe(false)
  await ana.call('skipSetupStep', { step: 'robot' })
  await ana.call('dismissSetup')
  expect((await setup(ana)).isReminded).toBe(false)
})

it('the reminder is closed for everybody, and the steps stay', async () => {
  expect((await setup()).isReminded).toBe(true)
  await mia.call('dismissSetup')
  await mia.call('dismissSetup')
  expect(await setup()).toMatchObject({ isReminded: false, steps: { installation: 'open' } })
  expect(await audited('dismissSetup')).toHaveLength(1)
})
