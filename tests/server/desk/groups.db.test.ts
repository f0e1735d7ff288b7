import { beforeAll, describe, expect, it } from 'vitest'
import type { DeskGroup } from '@foyer/contract/desk/groups.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import type { Answer } from '@foyer/testkit/http.ts'
import { seedChannel, seedTenant } from '@foyer/testkit/seed.ts'
import { seedGroup } from '@foyer/testkit/seed-routing.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { must } from '../identity/given.ts'

const world = givenWorld()
const day: [string, string][] = [['09:00', '18:00']]

let ana: Agent
let ben: Agent
let rival: Agent
let anaId: string
let benId: string
let rivalId: string

beforeAll(async () => {
  ana = await Agent.signIn(world.http)
  ben = await Agent.signIn(world.http, 'ben@demo.example')
  const { agents } = await seedTenant(world.node.deps.db, 'rival')
  rival = await Agent.signIn(world.http, 'ana@rival.example')
  rivalId = String(agents[0]?.id)
  ;[anaId = '', benId = ''] = world.demo.agents.map(({ id }) => String(id))
})

const settings = (more: Record<string, unknown> = {}) => ({
  groupName: 'Orders',
  queueLimit: 5,
  members: [anaId],
  channels: [],
  ...more,
})

/** A group of its own for one test. */
async function created(more: Record<string, unknown> = {}): Promise<{ groupId: string; version: number }> {
  return must(await ana.call('saveGroup', settings({ groupName: `Team ${newId()}`, ...more }))) as never
}

async function groupsOf(agent: Agent): Promise<DeskGroup[]> {
  return (must(await agent.call('listGroups')) as { groups: DeskGroup[] }).groups
}

async function groupOf(groupId: string): Promise<DeskGroup | undefined> {
  return (await groupsOf(ana)).find((group) => group.groupId === groupId)
}

async function auditOf(groupId: string) {
  return world.node.deps.db
    .selectFrom('audit_log')
    .select(['action', 'actor_name', 'object_name', 'before', 'after'])
    .where('tenant_id', '=', world.demo.tenantId)
    .where('object_kind', '=', 'group')
    .where('object_id', '=', groupId)
    .orderBy('id')
    .execute()
}

type Fields = Record<string, unknown>

const errorOf = ({ status, body }: Answer) => ({ status, error: body.error })

describe('saving a group', () => {
  it('creates it under an id made of its name, with members, hours and overflow, and tells who did', async () => {
    const hours = {
      timeZone: 'Europe/Berlin',
      week: { mon: [...day, ['22:00', '06:00']] },
      holidays: { '2026-12-25': [] },
      holidayNames: { '2026-12-25': 'Christmas Day' },
    }
    const overflow = { groupId: 'default', afterSeconds: 120 }
    const input = settings({ groupName: ' Élan vital ', members: [anaId, benId, anaId], hours, overflow })
    const saved = must(await ana.call('saveGroup', input))
    expect(saved).toEqual({ groupId: 'elan-vital', version: 1 })
    expect(await groupOf('elan-vital')).toMatchObject({
      groupName: 'Élan vital',
      version: 1,
      queueLimit: 5,
      hours,
      overflow,
      waiting: 0,
    })
    expect((await groupOf('elan-vital'))?.members.toSorted()).toEqual([anaId, benId].toSorted())
    expect(await auditOf('elan-vital')).toEqual([
      {
        action: 'saveGroup',
        actor_name: 'Ana',
        object_name: 'Élan vital',
        before: {},
        after: {
          name: 'Élan vital',
          queueLimit: 5,
          hours,
          members: ['Ana', 'Ben'],
          channels: [],
          overflow: 'default',
          overflowAfterSeconds: 120,
        },
      },
    ])
    const again = must(await ana.call('saveGroup', input))
    expect(again['groupId']).toMatch(/^elan-vital-.+/)
  })

  it('a name without Latin letters gets an id too', async () => {
    const { groupId } = await created({ groupName: '订单' })
    expect(groupId).toMatch(/^[\w-]{3,64}$/)
  })

  it('changes what was changed, raises the version and writes down both sides', async () => {
    const { groupId, version } = await created({ groupName: `Change ${newId()}` })
    const name = (await groupOf(groupId))?.groupName
    const change = settings({ groupId, version, groupName: name, queueLimit: 9, members: [] })
    expect(must(await ana.call('saveGroup', change))).toEqual({ groupId, version: 2 })
    expect((await auditOf(groupId))[1]).toMatchObject({
      before: { queueLimit: 5, members: ['Ana'] },
      after: { queueLimit: 9, members: [] },
    })
    // Nothing new: neither a version nor a row.
    expect(must(await ana.call('saveGroup', { ...change, version: 2 }))).toEqual({ groupId, version: 2 })
    expect(await auditOf(groupId)).toHaveLength(2)
  })

  it('refuses a save that is based on an older version, and keeps what the other admin saved', async () => {
    const { groupId, version } = await created()
    must(await ana.call('saveGroup', settings({ groupId, version, queueLimit: 7 })))
    const late = await ana.call('saveGroup', settings({ groupId, version, queueLimit: 8 }))
    expect(errorOf(late)).toEqual({ status: 409, error: 'object.stale' })
    expect((await groupOf(groupId))?.queueLimit).toBe(7)
    expect(errorOf(await ana.call('saveGroup', settings({ groupId })))).toMatchObject({ status: 400 })
  })

  it('two admins at once: one of them is refused', async () => {
    const { groupId, version } = await created()
    const answers = await Promise.all(
      [11, 12, 13].map((queueLimit) => ana.call('saveGroup', settings({ groupId, version, queueLimit }))),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  it.each([
    ['spans that overlap', { mon: [...day, ['17:00', '20:00']] }],
    ['a span without length', { mon: [['09:00', '09:00']] }],
    ['a time that does not exist', { mon: [['09:00', '25:00']] }],
  ])('refuses %s', async (_name, week) => {
    const hours = { timeZone: 'UTC', week }
    expect(await ana.call('saveGroup', settings({ hours }))).toMatchObject({ status: 400 })
  })

  it('refuses overflow groups that lead back, or too far', async () => {
    const last = await created()
    const third = await created({ overflow: { groupId: last.groupId } })
    const second = await created({ overflow: { groupId: third.groupId } })
    const first = await created({ overflow: { groupId: second.groupId } })
    const refused = { status: 409, error: 'group.overflow' }
    const save = (more: Record<string, unknown>) => ana.call('saveGroup', settings(more))
    expect(errorOf(await save({ overflow: { groupId: first.groupId } }))).toEqual(refused)
    expect(errorOf(await save({ ...last, overflow: { groupId: first.groupId } }))).toEqual(refused)
    expect(errorOf(await save({ ...last, overflow: { groupId: last.groupId } }))).toEqual(refused)
    expect(await save({ overflow: { groupId: 'nowhere' } })).toMatchObject({ status: 404 })
  })
})

describe('channels', () => {
  it('lead to one group at a time, and back to the default group', async () => {
    const { db } = world.node.deps
    const channelId = newId()
    await seedChannel(db, { tenantId: world.demo.tenantId, tenantKey: 'demo', key: channelId, config: {} })
    const one = await created({ channels: [channelId] })
    const two = await created({ channels: [channelId] })
    expect((await groupOf(one.groupId))?.channels).toEqual([])
    expect((await groupOf(two.groupId))?.channels).toEqual([channelId])
    must(await ana.call('saveGroup', settings(two)))
    const standard = await groupOf('default')
    expect(standard?.channels).toContain(channelId)
    const without = settings({ groupId: 'default', version: standard?.version, channels: [] })
    expect(await ana.call('saveGroup', without)).toMatchObject({ status: 400 })
  })
})

describe('deleting a group', () => {
  it('deletes it with its members and writes down what it was', async () => {
    const { groupId } = await created({ members: [anaId, benId] })
    expect(must(await ana.call('deleteGroup', { groupId }))).toEqual({ blockers: [] })
    expect(await groupOf(groupId)).toBe(undefined)
    expect((await auditOf(groupId)).at(-1)).toMatchObject({
      action: 'deleteGroup',
      before: { members: ['Ana', 'Ben'] },
      after: null,
    })
    expect(await ana.call('deleteGroup', { groupId })).toMatchObject({ status: 404 })
  })

  it('names what still needs it, and deletes nothing', async () => {
    const { db } = world.node.deps
    const { tenantId } = world.demo
    const [own, choosing] = [newId(), newId()]
    const { groupId } = await created({ members: [anaId] })
    await seedChannel(db, { tenantId, tenantKey: 'demo', key: own, config: {} })
    const choice = { groupId, groupName: 'Team', groupDesc: '' }
    const config = { groupMode: true, groupConfig: [choice] }
    await seedChannel(db, { tenantId, tenantKey: 'demo', key: choosing, config })
    const version = (await groupOf(groupId))?.version
    must(await ana.call('saveGroup', settings({ groupId, version, channels: [own] })))
    const before = await created({ groupName: `Before ${groupId}`, overflow: { groupId } })
    const visitor = await Visitor.start(world.http)
    await visitor.call('transferAgent', { groupId })
    await db
      .updateTable('threads')
      .set({ owner_kind: 2, owner_id: 0 })
      .where('group_id', '=', groupId)
      .execute()

    const { blockers } = must(await ana.call('deleteGroup', { groupId })) as { blockers: { kind: string }[] }
    expect(blockers.map(({ kind }) => kind).toSorted()).toEqual(['channel', 'channel', 'overflow', 'waiting'])
    expect(blockers).toContainEqual({ kind: 'overflow', name: (await groupOf(before.groupId))?.groupName })
    expect(blockers).toContainEqual({ kind: 'waiting', count: 1 })
    expect(await groupOf(groupId)).toBeDefined()
  })

  it('keeps the only group', async () => {
    const [only] = await groupsOf(rival)
    const answer = must(await rival.call('deleteGroup', { groupId: only?.groupId }))
    expect(answer['blockers']).toContainEqual({ kind: 'only' })
  })
})

describe('others', () => {
  it('agents who are no admins may do none of it', async () => {
    const { groupId } = await created()
    const at = { day: '2026-12-24', time: '23:30' }
    for (const [name, input] of [
      ['listGroups', {}],
      ['saveGroup', settings()],
      ['deleteGroup', { groupId }],
      ['suggestHolidays', { year: 2026, language: 'en' }],
      ['hoursAt', { groupId, ...at }],
    ] as const)
      expect(errorOf(await ben.call(name, input))).toEqual({ status: 403, error: 'identity.forbidden' })
  })

  it('another tenant’s groups, agents and channels are answered like ones that do not exist', async () => {
    const { groupId } = await created()
    const at = { day: '2026-12-24', time: '23:30' }
    const body = ({ status, body: said }: Answer) => ({ status, ...said, requestId: '' })
    const same = async (name: 'saveGroup' | 'deleteGroup' | 'hoursAt', own: Fields, unknown: Fields) =>
      expect(body(await rival.call(name, own))).toEqual(body(await rival.call(name, unknown)))
    const mine = { groupName: 'Mine', queueLimit: 1, members: [], channels: [] }
    await same('saveGroup', { ...mine, groupId, version: 1 }, { ...mine, groupId: 'none', version: 1 })
    await same('deleteGroup', { groupId }, { groupId: 'none' })
    await same('hoursAt', { groupId, ...at }, { groupId: 'none', ...at })
    await same('saveGroup', { ...mine, members: [anaId] }, { ...mine, members: ['999999'] })
    await same('saveGroup', { ...mine, channels: ['demo'] }, { ...mine, channels: ['none'] })
    await same('saveGroup', { ...mine, overflow: { groupId } }, { ...mine, overflow: { groupId: 'none' } })
    expect((await groupsOf(rival)).map((group) => group.groupId)).not.toContain(groupId)
    expect(await ana.call('saveGroup', settings({ members: [rivalId] }))).toMatchObject({ status: 404 })
    expect(await groupOf(groupId)).toMatchObject({ members: [anaId] })
  })
})

it('a group that is stored without hours is open, with its members who are online', async () => {
  const { db } = world.node.deps
  await seedGroup(db, { tenantId: world.demo.tenantId, id: 'plain', agentIds: [Number(anaId)] })
  expect(await groupOf('plain')).toMatchObject({ isOpen: true, members: [anaId], channels: [] })
})
