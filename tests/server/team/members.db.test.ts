import { beforeAll, describe, expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seatAgent, seedGroup } from '@foyer/testkit/seed-routing.ts'
import { auditOf, errorOf, givenTeam, invite, listOf, memberIn, must, type Team } from './given.ts'

const world = givenWorld()
let team: Team
beforeAll(async () => {
  team = await givenTeam(world)
})

const calls = [
  ['changeMember', { maxThreads: 3 }],
  ['changeMember', { role: 'agent' }],
  ['deactivateMember', {}],
  ['reactivateMember', {}],
] as const

describe('the list', () => {
  it('has every account with its state, the groups, and nothing secret', async () => {
    const away = await team.add('agent', [])
    const list = await listOf(team.owner)
    expect(list.members.find(({ adminId }) => adminId === away.adminId)).toEqual({
      adminId: away.adminId,
      adminNick: 'The agent',
      adminFace: '',
      email: away.email,
      role: 'agent',
      groupIds: [],
      maxThreads: 100_000,
      isActive: true,
      presence: 'away',
      seenTime: expect.any(Number) as number,
      hasTwoFactor: false,
    })
    expect(list.groups).toEqual([{ groupId: 'default', groupName: 'default' }])
    expect(list.canMail).toBe(false)
    expect(JSON.stringify(list)).not.toMatch(/hash|password|token/i)
  })

  it('says when an agent who has left was there last', async () => {
    const gone = await team.add('agent')
    await seatAgent(world.node.deps.db, team.tenantId, gone.id, { leaseUntil: 0 })
    must(await gone.agent.call('beat'))
    must(await gone.agent.call('signOut'))
    const { seenTime, presence } = await memberIn(team.owner, gone.adminId)
    expect(presence).toBe('offline')
    expect(Math.abs(Date.now() - seenTime)).toBeLessThan(60_000)
  })

  it('has nothing of another tenant', async () => {
    const other = await givenTeam(world)
    await invite(other.owner)
    const mine = await listOf(team.owner)
    expect(mine.members.map(({ email }) => email)).not.toContain(`ana@${other.key}.example`)
    expect(mine.invitations).toEqual([])
  })
})

describe('changing an account', () => {
  it('changes what is named, at once, and writes down what was before', async () => {
    await seedGroup(world.node.deps.db, { tenantId: team.tenantId, id: 'sales', agentIds: [] })
    const member = await team.add('agent')
    expect(errorOf(await member.agent.call('listMembers'))).toBe('identity.forbidden')
    const { adminId } = member
    const change = { adminId, role: 'admin', maxThreads: 7, groupIds: ['sales', 'sales'] }
    const { member: changed } = must(await team.owner.call('changeMember', change))
    expect(changed).toMatchObject({ role: 'admin', maxThreads: 7, groupIds: ['sales'] })
    // The same sign-in may do more now.
    await listOf(member.agent)
    must(await team.owner.call('changeMember', { adminId, role: 'supervisor' }))
    expect(errorOf(await member.agent.call('listMembers'))).toBe('identity.forbidden')
    expect(await memberIn(team.owner, adminId)).toMatchObject({ maxThreads: 7, groupIds: ['sales'] })

    const rows = (await auditOf(world, team.tenantId)).filter(({ object_id }) => object_id === adminId)
    expect(rows.filter(({ action }) => action === 'changeMember')).toMatchObject([
      {
        actor_id: Number(team.ownerId),
        object_kind: 'agent',
        before: { role: 'agent', maxThreads: 100_000, groups: ['default'] },
        after: { role: 'admin', maxThreads: 7, groups: ['sales'] },
      },
      { before: { role: 'admin' }, after: { role: 'supervisor' } },
    ])
  })

  it('that changes nothing leaves no trace', async () => {
    const member = await team.add('agent')
    const before = await auditOf(world, team.tenantId)
    must(await team.owner.call('changeMember', { adminId: member.adminId, role: 'agent' }))
    must(await team.owner.call('reactivateMember', { adminId: member.adminId }))
    expect(await auditOf(world, team.tenantId)).toEqual(before)
  })

  it('of another tenant answers like an unknown one, and so does one of its groups', async () => {
    const other = await givenTeam(world)
    await seedGroup(world.node.deps.db, { tenantId: other.tenantId, id: 'theirs', agentIds: [] })
    const stranger = await other.add('agent')
    for (const [name, more] of calls) {
      const answers = []
      for (const adminId of [stranger.adminId, '999999999'])
        answers.push(await team.owner.call(name, { adminId, ...more }))
      expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
        [404, 'object.unknown'],
        [404, 'object.unknown'],
      ])
    }
    const mine = await team.add('agent')
    const groups = { adminId: mine.adminId, groupIds: ['default', 'theirs'] }
    expect(errorOf(await team.owner.call('changeMember', groups))).toBe('object.unknown')
    expect(await memberIn(team.owner, mine.adminId)).toMatchObject({ groupIds: ['default'] })
    expect(await memberIn(other.owner, stranger.adminId)).toMatchObject({ isActive: true })
  })

  it.each(['agent', 'supervisor'] as const)('is not for a %s', async (role) => {
    const { agent } = await team.add(role)
    const target = await team.add('agent')
    for (const [name, more] of calls)
      expect(errorOf(await agent.call(name, { adminId: target.adminId, ...more }))).toBe('identity.forbidden')
  })

  it('needs the desk’s header', async () => {
    const target = await team.add('agent')
    const cookie = team.owner.headers['cookie'] ?? ''
    for (const [name, more] of calls) {
      const answer = await world.http.call(name, { adminId: target.adminId, ...more }, { cookie })
      expect(errorOf(answer)).toBe('identity.missing')
    }
  })

  it.each([
    ['a limit below zero', { maxThreads: -1 }],
    ['a limit without an end', { maxThreads: 1e9 }],
    ['half a visitor', { maxThreads: 1.5 }],
    ['an unknown role', { role: 'root' }],
  ])('refuses %s', async (_what, change) => {
    const answer = await team.owner.call('changeMember', { adminId: team.ownerId, ...change })
    expect(errorOf(answer)).toBe('request.invalid')
  })
})

describe('owners', () => {
  it('are changed by owners only, and an admin makes none', async () => {
    const admin = await team.add('admin')
    for (const [name, more] of calls)
      expect(errorOf(await admin.agent.call(name, { adminId: team.ownerId, ...more }))).toBe(
        'identity.forbidden',
      )
    const member = await team.add('agent')
    for (const adminId of [member.adminId, admin.adminId])
      expect(errorOf(await admin.agent.call('changeMember', { adminId, role: 'owner' }))).toBe(
        'identity.forbidden',
      )
    expect(errorOf(await admin.agent.call('deactivateMember', { adminId: admin.adminId }))).toBe(
      'identity.forbidden',
    )
    must(await admin.agent.call('changeMember', { adminId: member.adminId, role: 'admin' }))
  })

  it('one always stays', async () => {
    const { owner, ownerId, add } = await givenTeam(world)
    expect(errorOf(await owner.call('changeMember', { adminId: ownerId, role: 'admin' }))).toBe(
      'agent.needed',
    )
    const second = await add('owner')
    must(await owner.call('changeMember', { adminId: ownerId, role: 'admin' }))
    expect(errorOf(await second.agent.call('changeMember', { adminId: second.adminId, role: 'agent' }))).toBe(
      'agent.needed',
    )
    expect(errorOf(await owner.call('deactivateMember', { adminId: second.adminId }))).toBe(
      'identity.forbidden',
    )
  })

  it.each(['deactivateMember', 'changeMember'] as const)(
    'two who %s each other at once: one stays',
    async (name) => {
      const { tenantId, owner, ownerId, add } = await givenTeam(world)
      const second = await add('owner')
      const more = name === 'changeMember' ? { role: 'agent' } : {}
      const answers = await Promise.all([
        owner.call(name, { adminId: second.adminId, ...more }),
        second.agent.call(name, { adminId: ownerId, ...more }),
      ])
      expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(1)
      const owners = await world.node.deps.db
        .selectFrom('agents')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('role', '=', 'owner')
        .where('is_disabled', '=', false)
        .execute()
      expect(owners).toHaveLength(1)
    },
  )
})
