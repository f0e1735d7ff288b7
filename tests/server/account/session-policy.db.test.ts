import { expect, it } from 'vitest'
import { activityHeader } from '@foyer/contract/desk/activity-header.ts'
import { signInTiming } from '@foyer/core/timing.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { auditOf, isOver, newTeam } from './given.ts'

const minute = 60_000
const hour = 60 * minute
let now = 1_794_700_000_000
const world = givenWorld({ clock: { now: () => now } }, { limitScale: 100 })

const active = (agent: Agent) => agent.http.call('whoAmI', {}, { [activityHeader]: '1' })

async function givenTeam(policy?: { idleMinutes?: number; maxMinutes: number }) {
  const team = await newTeam({ world })
  const { db } = world.node.deps
  await db.updateTable('agents').set({ role: 'admin' }).where('email', '=', team.ana).execute()
  const admin = await Agent.signIn(world.http, team.ana)
  if (policy) expect((await admin.call('setSessionPolicy', policy)).body.code).toBe(200)
  return { ...team, admin, signIn: () => Agent.signIn(world.http, team.ben) }
}

it('without a policy a sign-in lasts twelve hours, used or not', async () => {
  const { signIn, admin } = await givenTeam()
  expect((await admin.call('readSessionPolicy')).body.data).toEqual({ maxMinutes: 720 })
  const agent = await signIn()
  now += 12 * hour - 1
  expect(await isOver(agent)).toBe(false)
  now += 1
  expect(await isOver(agent)).toBe(true)
})

it('the limit since the sign-in counts whatever happens', async () => {
  const { signIn } = await givenTeam({ maxMinutes: 60 })
  const agent = await signIn()
  for (let i = 0; i < 59; i++) {
    now += minute
    expect((await active(agent)).status).toBe(200)
  }
  now += minute
  expect((await active(agent)).body.error).toBe('identity.expired')
})

it('a sign-in without input ends at the idle limit: beats, reads and an open stream are no input', async () => {
  const { signIn } = await givenTeam({ idleMinutes: 15, maxMinutes: 720 })
  const agent = await signIn()
  const stream = await agent.stream()
  for (let i = 0; i < 14; i++) {
    now += minute
    expect((await agent.call('beat')).status).toBe(200)
    expect((await agent.call('listThreads', { list: 'waiting' })).status).toBe(200)
  }
  now += minute
  await stream.closed
  expect(await isOver(agent)).toBe(true)
})

it('input keeps a sign-in for as long as the other limit allows', async () => {
  const { signIn } = await givenTeam({ idleMinutes: 15, maxMinutes: 60 })
  const agent = await signIn()
  for (let i = 0; i < 4; i++) {
    now += 14 * minute
    expect((await active(agent)).status).toBe(200)
  }
  now += 5 * minute
  expect((await active(agent)).body.error).toBe('identity.expired')
})

it('input is written down at most once a minute', async () => {
  const { signIn, tenantId } = await givenTeam({ idleMinutes: 15, maxMinutes: 60 })
  const agent = await signIn()
  const seenAt = async () => {
    const { rows } = await world.node.deps.pool.query<{ seen_at: Date }>(
      'select max(seen_at) as seen_at from agent_sessions where tenant_id = $1',
      [tenantId],
    )
    return rows[0]?.seen_at.getTime()
  }
  const begun = now
  now += signInTiming.seenEveryMs - 1
  await active(agent)
  expect(await seenAt()).toBe(begun)
  now += 1
  await Promise.all([active(agent), active(agent), active(agent)])
  expect(await seenAt()).toBe(now)
})

it('a stricter policy ends sign-ins that it finds, a looser one revives none', async () => {
  const { signIn, admin, ana } = await givenTeam({ maxMinutes: 720 })
  const agent = await signIn()
  const stream = await agent.stream()
  now += 2 * hour
  const fresh = await signIn()
  expect((await admin.call('setSessionPolicy', { maxMinutes: 180 })).body.code).toBe(200)
  expect(await isOver(agent)).toBe(false)
  now += hour
  await stream.closed
  expect(await isOver(agent)).toBe(true)
  expect(await isOver(fresh)).toBe(false)

  const again = await Agent.signIn(world.http, ana)
  expect((await again.call('setSessionPolicy', { maxMinutes: 90 * 24 * 60 })).body.code).toBe(200)
  expect(await isOver(agent), 'it was over by the limit of then').toBe(true)
  now += 24 * hour
  expect(await isOver(fresh), 'it goes on by the new limit').toBe(false)
})

it('a sign-in that was idle for too long stays over when the idle limit is lifted', async () => {
  const { signIn, ana } = await givenTeam({ idleMinutes: 15, maxMinutes: 720 })
  const agent = await signIn()
  now += 20 * minute
  const admin = await Agent.signIn(world.http, ana)
  await admin.call('setSessionPolicy', { maxMinutes: 720 })
  expect(await isOver(agent)).toBe(true)
})

it('the list of sign-ins leaves out those that are over', async () => {
  const { signIn } = await givenTeam({ idleMinutes: 15, maxMinutes: 720 })
  await signIn()
  now += 15 * minute
  const agent = await signIn()
  expect((await agent.call('mySessions')).body.data['sessions']).toHaveLength(1)
})

it('only admins read and change the policy, of their own tenant, and each change is in the audit log', async () => {
  const { signIn, admin, tenantId } = await givenTeam({ idleMinutes: 60, maxMinutes: 720 })
  const other = await givenTeam()
  const agent = await signIn()
  for (const [name, input] of [
    ['readSessionPolicy', {}],
    ['setSessionPolicy', { maxMinutes: 60 }],
  ] as const)
    expect((await agent.call(name, input)).body.error).toBe('identity.forbidden')
  expect((await other.admin.call('readSessionPolicy')).body.data).toEqual({ maxMinutes: 720 })
  await admin.call('setSessionPolicy', { maxMinutes: 720 })
  await admin.call('setSessionPolicy', { maxMinutes: 720 })
  expect(await auditOf({ world }, tenantId, 'setSessionPolicy')).toMatchObject([
    { before: {}, after: { idleMinutes: 60 }, object_kind: 'tenant' },
    { before: { idleMinutes: 60 }, after: {} },
  ])
})

it.each([
  { maxMinutes: 59 },
  { maxMinutes: 90 * 24 * 60 + 1 },
  { maxMinutes: 60, idleMinutes: 14 },
  { maxMinutes: 60, idleMinutes: 30 * 24 * 60 + 1 },
  { maxMinutes: 60.5 },
  { idleMinutes: 60 },
])('%j is no policy', async (policy) => {
  const { admin } = await givenTeam()
  expect((await admin.call('setSessionPolicy', policy)).body.error).toBe('request.invalid')
})
