import { beforeAll, describe, expect, it } from 'vitest'
import { ticketStatuses } from '@foyer/contract/codes.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { poisonThread } from '@foyer/testkit/poison-thread.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { auditOf, errorOf, givenTeam, listOf, memberIn, must, type Team } from './given.ts'

const world = givenWorld()
let team: Team
beforeAll(async () => {
  team = await givenTeam(world)
})

const deactivate = async (adminId: string) => must(await team.owner.call('deactivateMember', { adminId }))

const ownerOf = (threadId: string) =>
  world.node.deps.db
    .selectFrom('threads')
    .select(['owner_kind', 'is_open'])
    .where('key', '=', threadId)
    .executeTakeFirstOrThrow()

const inQueue = { owner_kind: 2, is_open: true }

describe('a deactivated account', () => {
  it('is signed out everywhere, its desk closes, and it does not come back by its password or device', async () => {
    const { adminId, agent, email } = await team.add('agent')
    const stream = await agent.stream()
    await stream.next(() => true)
    expect(await deactivate(adminId)).toMatchObject({ member: { isActive: false, presence: 'offline' } })
    await stream.closed
    expect(errorOf(await agent.call('whoAmI'))).toBe('identity.expired')
    await expect(agent.stream()).rejects.toThrow(/401/)
    await expect(Agent.signIn(world.http, email)).rejects.toThrow(/signIn\.wrong/)
    for (const table of ['agent_sessions', 'agent_devices'] as const) {
      const rows = await world.node.deps.db
        .selectFrom(table)
        .select('agent_id')
        .where('agent_id', '=', Number(adminId))
        .execute()
      expect(rows).toEqual([])
    }
  })

  it('gives its visitors back to the queue, with an entry that says so', async () => {
    const { adminId, agent } = await team.add('agent')
    const talks = [await startTalk(world.http, agent, team.key), await startTalk(world.http, agent, team.key)]
    await agent.reply(talks[0]?.threadId ?? '', 'I am here')
    await deactivate(adminId)
    for (const { threadId } of talks) {
      expect(await ownerOf(threadId)).toEqual(inQueue)
      const { events } = must(await team.owner.call('readThread', { threadId }))
      const said = JSON.stringify(events)
      expect(said).toContain('requeued')
      // The name stays in the history.
      expect(said).toContain('The agent')
    }
    must(await team.owner.call('takeThread', { threadId: talks[0]?.threadId ?? '' }))
  })

  it('a conversation that cannot be given back does not keep the others', async () => {
    const { adminId, agent } = await team.add('agent')
    const bad = await startTalk(world.http, agent, team.key)
    const good = await startTalk(world.http, agent, team.key)
    await poisonThread(world.node.deps.pool, bad.threadId)
    await deactivate(adminId)
    expect(await ownerOf(good.threadId)).toEqual(inQueue)
  })

  it('gives its open tickets back and keeps those that are done', async () => {
    const { adminId, agent } = await team.add('agent')
    const tickets = []
    for (const status of ['accepted', 'resolved'] as const) {
      const { threadId } = await startTalk(world.http, agent, team.key)
      const opened = must(await agent.call('openTicket', { from: { kind: 'thread', threadId } }))
      const ticketId = String(opened['ticketId'])
      must(
        await agent.call('updateTicket', { ticketId, assigneeId: adminId, status: ticketStatuses[status] }),
      )
      tickets.push(ticketId)
    }
    await deactivate(adminId)
    const [open, done] = await Promise.all(
      tickets.map(async (ticketId) => must(await team.owner.call('readTicket', { ticketId }))),
    )
    expect(open).toMatchObject({ assigneeId: '' })
    expect(done).toMatchObject({ assigneeId: adminId, assigneeNick: 'The agent' })
    const entries = open?.['entries'] as { content?: string; author?: string }[]
    expect(JSON.stringify(entries.at(-1))).toContain('assignee')
    expect(JSON.stringify(entries.at(-1))).toContain('Ana')
  })

  it('ends its presence, and a late heartbeat does not bring it back', async () => {
    const { adminId, agent } = await team.add('agent')
    must(await agent.call('setPresence', { state: 'available' }))
    must(await agent.call('beat'))
    await deactivate(adminId)
    await world.node.deps.seats.flush()
    const { db } = world.node.deps
    const seat = await db
      .selectFrom('agent_seats')
      .select('lease_until')
      .where('agent_id', '=', Number(adminId))
      .executeTakeFirstOrThrow()
    expect(seat.lease_until).toBeLessThanOrEqual(Date.now())
    const open = await db
      .selectFrom('agent_presence')
      .select('state')
      .where('agent_id', '=', Number(adminId))
      .where('ended_at', 'is', null)
      .execute()
    expect(open).toEqual([{ state: 'offline' }])
    expect(await memberIn(team.owner, adminId)).toMatchObject({ presence: 'offline' })
  })

  it('is offered to nobody: neither in the list of colleagues nor as the target of a transfer', async () => {
    const { adminId } = await team.add('agent')
    await deactivate(adminId)
    const { agents } = must(await team.owner.call('listTeam')) as { agents: { adminId: string }[] }
    expect(agents.map((one) => one.adminId)).not.toContain(adminId)
    const { threadId } = await startTalk(world.http, team.owner, team.key)
    const answer = await team.owner.call('handOver', { threadId, adminId })
    expect(errorOf(answer)).toBe('object.unknown')
    expect(await ownerOf(threadId)).toMatchObject({ owner_kind: 3 })
  })

  it('comes back with its role and groups, and signs in anew', async () => {
    const { adminId, agent, email } = await team.add('supervisor')
    await deactivate(adminId)
    const { member } = must(await team.owner.call('reactivateMember', { adminId }))
    expect(member).toMatchObject({ isActive: true, role: 'supervisor', groupIds: ['default'] })
    expect(errorOf(await agent.call('whoAmI'))).toBe('identity.expired')
    must(await (await Agent.signIn(world.http, email)).call('whoAmI'))
    const rows = (await auditOf(world, team.tenantId)).filter(({ object_id }) => object_id === adminId)
    expect(rows.map(({ action, after }) => [action, after])).toMatchObject([
      ['createAgent', {}],
      ['deactivateMember', { isActive: false }],
      ['reactivateMember', { isActive: true }],
    ])
  })

  it('is deactivated once, however often it is asked for', async () => {
    const { adminId } = await team.add('agent')
    await deactivate(adminId)
    const before = (await auditOf(world, team.tenantId)).length
    await deactivate(adminId)
    expect((await auditOf(world, team.tenantId)).length).toBe(before)
    expect((await listOf(team.owner)).members.find((one) => one.adminId === adminId)?.isActive).toBe(false)
  })
})
