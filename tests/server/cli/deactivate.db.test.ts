import { beforeAll, expect, it } from 'vitest'
import { ticketStatuses } from '@foyer/contract/codes.ts'
import { sweepRouting } from '@foyer/server/features/routing/routing-rounds.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { demoPassword } from '@foyer/testkit/seed.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import {
  accept,
  auditOf,
  errorOf,
  givenTeam,
  invite,
  listOf,
  memberIn,
  must,
  type Team,
} from '../team/given.ts'
import { runCommand, runJson } from '@foyer/testkit/run-command.ts'

const world = givenWorld()
let team: Team
beforeAll(async () => {
  team = await givenTeam(world)
})

const env = () => ({ DATABASE_URL: world.node.deps.config.databaseUrl })
const deactivate = (email: string) => runCommand(['user', 'deactivate', '--email', email], { env: env() })
const reactivate = (email: string) => runCommand(['user', 'reactivate', '--email', email], { env: env() })

it('a deactivated account is signed out, its invitations end, and its desk closes', async () => {
  const { adminId, agent, email } = await team.add('admin')
  const { token } = await invite(agent)
  const stream = await agent.stream()
  await stream.next(() => true)
  expect((await deactivate(email)).out).toBe(`${email} is deactivated; 0 open tickets are unassigned\n`)
  await stream.closed
  expect(errorOf(await agent.call('whoAmI'))).toBe('identity.expired')
  await expect(Agent.signIn(world.http, email)).rejects.toThrow(/signIn\.wrong/)
  expect(errorOf(await accept(world, token))).toBeDefined()
  expect((await listOf(team.owner)).invitations).toEqual([])
  expect(await memberIn(team.owner, adminId)).toMatchObject({ isActive: false, presence: 'offline' })
  const { db } = world.node.deps
  const presence = db.selectFrom('agent_presence').select('state').where('agent_id', '=', Number(adminId))
  expect(await presence.where('ended_at', 'is', null).execute()).toEqual([{ state: 'offline' }])
})

it('its tickets are released by the command, its conversations by a node', async () => {
  const { adminId, agent, email } = await team.add('agent')
  const { threadId } = await startTalk(world.http, agent, team.key)
  const from = { kind: 'thread', threadId }
  const ticketId = String(must(await agent.call('openTicket', { from }))['ticketId'])
  must(
    await agent.call('updateTicket', { ticketId, assigneeId: adminId, status: ticketStatuses['accepted'] }),
  )
  const done = await runJson(['user', 'deactivate', '--email', email], { env: env() })
  expect(done).toEqual({ email, isActive: false, releasedTickets: 1 })
  const ticket = must(await team.owner.call('readTicket', { ticketId }))
  expect(ticket).toMatchObject({ assigneeId: '' })
  expect(JSON.stringify((ticket['entries'] as object[]).at(-1))).toContain('assignee')
  await sweepRouting(world.node.deps, true)
  const thread = await world.node.deps.db
    .selectFrom('threads')
    .select(['owner_kind', 'is_open'])
    .where('key', '=', threadId)
    .executeTakeFirstOrThrow()
  expect(thread).toEqual({ owner_kind: 2, is_open: true })
})

it('a reactivated account signs in by its password; each change is written down once, as at the desk', async () => {
  const { id, email } = await team.add('supervisor')
  for (const code of [await deactivate(email), await deactivate(email)])
    expect(code).toMatchObject({ code: 0 })
  expect((await reactivate(email.toUpperCase())).out).toBe(`${email} is active again\n`)
  await reactivate(email)
  await Agent.signIn(world.http, email, demoPassword)
  const rows = (await auditOf(world, team.tenantId)).filter((row) => row.object_id === String(id))
  expect(rows).toMatchObject([
    { action: 'createAgent' },
    { action: 'deactivateMember', actor_kind: 'operator', object_kind: 'agent', after: { isActive: false } },
    { action: 'reactivateMember', actor_kind: 'operator', object_kind: 'agent', after: { isActive: true } },
  ])
})

it('the last owner who can sign in stays active', async () => {
  const own = await givenTeam(world)
  const second = await own.add('owner')
  expect((await deactivate(second.email)).code).toBe(0)
  const first = await deactivate(`ana@${own.key}.example`)
  expect(first).toMatchObject({ code: 1, error: expect.stringContaining('at least one owner') as string })
  expect((await own.owner.call('whoAmI')).body.code).toBe(200)
  expect((await deactivate('ghost@team.example')).error).toBe(
    'foyer user deactivate: no agent ghost@team.example\n',
  )
})
