import { expect, it } from 'vitest'
import { deskApi } from '@foyer/contract/desk/api.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { demoPassword } from '@foyer/testkit/seed.ts'
import { auditOf, isOver } from '../account/given.ts'
import { errorOf, givenTeam, goodPassword, invite, accept, must } from '../team/given.ts'
import { addPasskey, agentIn, codeOf, signInWith, turnTotpOn } from './given.ts'

const day = 86_400_000
let now = 1_794_700_000_000
const world = givenWorld({ clock: { now: () => now } }, { limitScale: 100 })

async function givenRequired(graceDays = 0) {
  const team = await givenTeam(world)
  must(await team.owner.call('setTwoFactorPolicy', { isRequired: true, graceDays }))
  return team
}

/** All that a late agent may call. */
const open = new Set([
  'addPasskey',
  'confirmPassword',
  'confirmTotp',
  'readTwoFactor',
  'signOut',
  'startPasskey',
  'startTotp',
  'whoAmI',
])

it('once it is required, a password alone opens nothing but the page that sets it up', async () => {
  const { owner, add, tenantId } = await givenRequired()
  const { email } = await add('agent')
  const agent = agentIn(world, await signInWith(world, email))
  expect((await agent.call('whoAmI')).body.data).toMatchObject({
    agent: { twoFactor: { due: now, isOverdue: true } },
  })
  const closed = Object.values(deskApi).filter(({ access, name }) => access === 'agent' && !open.has(name))
  expect(closed.length).toBeGreaterThan(80)
  for (const { name } of closed)
    expect([name, errorOf(await agent.call(name, {}))]).toEqual([name, 'identity.expired'])
  for (const path of ['/api/desk/auditFile', '/api/desk/pictures/1'])
    expect((await fetch(world.http.address + path, { headers: agent.headers })).ok).toBe(false)
  must(await agent.call('signOut'))
  expect(await auditOf({ world }, tenantId, 'setTwoFactorPolicy')).toHaveLength(1)
  expect(await isOver(owner)).toBe(false)
})

it('sign-ins and streams from before are closed when the time has come, and open again with a second step', async () => {
  const { add } = await givenRequired(14)
  const { agent, email } = await add('agent')
  const due = now + 14 * day
  expect((await agent.call('whoAmI')).body.data).toMatchObject({
    agent: { twoFactor: { due, isOverdue: false } },
  })
  expect((await agent.call('listTeam')).body.code).toBe(200)
  now = due - 60_000
  const late = await Agent.signIn(world.http, email)
  const stream = await late.stream()
  now = due
  await stream.closed
  expect(errorOf(await late.call('listTeam'))).toBe('identity.expired')
  await turnTotpOn(late, now)
  expect((await late.call('listTeam')).body.code).toBe(200)
  expect((await late.call('whoAmI')).body.data).not.toHaveProperty('agent.twoFactor')
})

it('a passkey opens the desk as well', async () => {
  const { add } = await givenRequired()
  const { email } = await add('agent')
  const agent = agentIn(world, await signInWith(world, email))
  await addPasskey(agent)
  expect((await agent.call('listTeam')).body.code).toBe(200)
})

it('an invited colleague sets it up before anything else', async () => {
  const team = await givenTeam(world)
  const { token } = await invite(team.owner)
  must(await team.owner.call('setTwoFactorPolicy', { isRequired: true, graceDays: 0 }))
  const agent = agentIn(world, await accept(world, token))
  expect(errorOf(await agent.call('listTeam'))).toBe('identity.expired')
})

it('a changed or reset password does not get past it', async () => {
  const { add } = await givenRequired()
  const { email } = await add('agent')
  const agent = agentIn(world, await signInWith(world, email))
  const change = { current: demoPassword, password: goodPassword }
  expect(errorOf(await agent.call('changePassword', change))).toBe('identity.expired')
  expect(errorOf(await agent.call('setTwoFactorPolicy', { isRequired: false, graceDays: 0 }))).toBe(
    'identity.expired',
  )
})

it('the last second step can be replaced but not removed', async () => {
  const { add } = await givenRequired()
  const { email } = await add('agent')
  const agent = agentIn(world, await signInWith(world, email))
  await turnTotpOn(agent, now)
  expect(errorOf(await agent.call('removeTotp'))).toBe('identity.forbidden')
  const { id } = await addPasskey(agent)
  must(await agent.call('removeTotp'))
  expect(errorOf(await agent.call('removePasskey', { passkeyId: id }))).toBe('identity.forbidden')
  expect((await agent.call('readTwoFactor')).body.data).toMatchObject({ isRequired: true, passkeys: [{}] })
})

it('removing two at once leaves one', async () => {
  const { add } = await givenRequired()
  const { email } = await add('agent')
  const agent = agentIn(world, await signInWith(world, email))
  await turnTotpOn(agent, now)
  const { id } = await addPasskey(agent)
  const both = await Promise.all([agent.call('removeTotp'), agent.call('removePasskey', { passkeyId: id })])
  expect(both.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([200, 400])
})

it('an admin turns it off for a colleague who lost it: all sign-ins end, and they must set it up anew', async () => {
  const { owner, add, tenantId } = await givenRequired()
  const { email, adminId } = await add('agent')
  const agent = agentIn(world, await signInWith(world, email))
  const { secret } = await turnTotpOn(agent, now)
  const members = async () => (must(await owner.call('listMembers')) as { members: object[] }).members
  // The owner has to set it up too before they can do anything.
  expect(errorOf(await owner.call('listMembers'))).toBe('identity.expired')
  await turnTotpOn(owner, now)
  expect(await members()).toContainEqual(expect.objectContaining({ email, hasTwoFactor: true }))
  must(await owner.call('resetTwoFactor', { adminId }))
  expect(await members()).toContainEqual(expect.objectContaining({ email, hasTwoFactor: false }))
  expect(await isOver(agent)).toBe(true)
  const again = agentIn(world, await signInWith(world, email, { kind: 'totp', code: codeOf(secret, now) }))
  expect(errorOf(await again.call('listTeam'))).toBe('identity.expired')
  const [row] = await auditOf({ world }, tenantId, 'resetTwoFactor')
  expect(row).toMatchObject({ object_id: adminId, before: { hadAny: true } })
})

it('admins do not reset owners, nobody resets themselves, and no other tenant’s', async () => {
  const team = await givenTeam(world)
  const other = await givenTeam(world)
  const admin = await team.add('admin')
  const agent = await team.add('agent')
  const reset = (who: Agent, adminId: string) => who.call('resetTwoFactor', { adminId }).then(errorOf)
  expect(await reset(admin.agent, team.ownerId)).toBe('identity.forbidden')
  expect(await reset(admin.agent, admin.adminId)).toBe('identity.forbidden')
  expect(await reset(team.owner, team.ownerId)).toBe('identity.forbidden')
  expect(await reset(agent.agent, admin.adminId)).toBe('identity.forbidden')
  expect(await reset(other.owner, agent.adminId)).toBe('object.unknown')
})

it('the policy names how many have none, and only admins see and set it', async () => {
  const { owner, add } = await givenTeam(world)
  const { agent } = await add('supervisor')
  const before = must(await owner.call('readTwoFactorPolicy')) as { missing: number }
  await turnTotpOn(agent, now)
  expect((await owner.call('readTwoFactorPolicy')).body.data).toEqual({ missing: before.missing - 1 })
  expect(errorOf(await agent.call('readTwoFactorPolicy'))).toBe('identity.forbidden')
  expect(errorOf(await agent.call('setTwoFactorPolicy', { isRequired: true, graceDays: 0 }))).toBe(
    'identity.forbidden',
  )
  must(await owner.call('setTwoFactorPolicy', { isRequired: true, graceDays: 7 }))
  expect((await owner.call('readTwoFactorPolicy')).body.data).toMatchObject({ requiredFrom: now + 7 * day })
  must(await owner.call('setTwoFactorPolicy', { isRequired: false, graceDays: 0 }))
  expect((await owner.call('readTwoFactorPolicy')).body.data).not.toHaveProperty('requiredFrom')
})
