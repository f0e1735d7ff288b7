import { describe, expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { demoPassword } from '@foyer/testkit/seed.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { auditOf } from '../account/given.ts'
import { accept, invite } from '../team/given.ts'
import { begin, enter, finish, givenSso, newPerson, newSsoTeam, type SsoTeam } from './given.ts'
import { visitProvider } from '../../oidc/visit-provider.ts'

const sso = givenSso()

const agentsOf = ({ tenantId }: SsoTeam) =>
  sso()
    .world.node.deps.db.selectFrom('agents')
    .select(['id', 'email', 'nick', 'role', 'password_hash', 'is_disabled'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute()

const setAgent = (
  { tenantId }: SsoTeam,
  email: string,
  change: { is_disabled?: boolean; role?: 'owner' | 'admin' },
) =>
  sso()
    .world.node.deps.db.updateTable('agents')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .execute()

describe('somebody new', () => {
  it('gets an account without a password, in the default group, and is signed in', async () => {
    const team = await newSsoTeam(sso())
    const { login, email } = newPerson(team.oidc)
    const { url, cookie } = await begin(sso(), team.organisation)
    const { agent, cookies } = await finish(sso(), team.organisation, await visitProvider(url, login), cookie)
    expect(agent).toMatchObject({ email, role: 'agent', adminNick: 'Kim' })
    const session = cookies.find((text) => text.startsWith('foyer-desk='))?.split(';')[0] ?? ''
    const desk = new Agent(sso().world.http, { cookie: session, 'x-foyer-desk': '1' })
    expect((await desk.call('whoAmI')).body.data).toMatchObject({ agent: { email } })
    expect(
      cookies.some((text) => /^foyer-sso=;.*Max-Age=0/.test(text)),
      'the flow cookie goes',
    ).toBe(true)

    const { db } = sso().world.node.deps
    const { tenantId } = team
    const created = (await agentsOf(team)).find((row) => row.email === email)
    expect(created).toMatchObject({ password_hash: null, role: 'agent' })
    const sessions = await db
      .selectFrom('agent_sessions')
      .select('signed_in_by')
      .where('tenant_id', '=', tenantId)
      .where('agent_id', '=', created?.id ?? 0)
      .execute()
    expect(sessions).toEqual([{ signed_in_by: 'sso' }])
    const groups = await db
      .selectFrom('agent_group_members')
      .select('group_id')
      .where('tenant_id', '=', tenantId)
      .where('agent_id', '=', created?.id ?? 0)
      .execute()
    expect(groups).toEqual([{ group_id: 'default' }])
    const object = { object_kind: 'agent', object_id: String(created?.id), actor_kind: 'agent' }
    expect(await auditOf(sso(), tenantId, 'finishSso')).toMatchObject([
      { ...object, after: { issuer: team.oidc.issuer, subject: login, by: 'create' } },
    ])
    expect(await auditOf(sso(), tenantId, 'createAgent')).toMatchObject([{ ...object, after: { email } }])
  })

  it('has the same account at the second sign-in, whatever their address is then', async () => {
    const team = await newSsoTeam(sso())
    const { login, email } = newPerson(team.oidc)
    const first = await enter(sso(), team, login)
    team.oidc.people.set(login, { email: `new-${email}`, email_verified: false, name: 'Kim' })
    const second = await enter(sso(), team, login)
    expect(second.agent?.adminId).toBe(first.agent?.adminId)
    expect(await agentsOf(team)).toHaveLength(3)
  })

  it('makes one account when two of their browsers come at once', async () => {
    const team = await newSsoTeam(sso())
    const { login } = newPerson(team.oidc)
    const [one, two] = await Promise.all([enter(sso(), team, login), enter(sso(), team, login)])
    expect(one.agent?.adminId).toBe(two.agent?.adminId)
    expect(await agentsOf(team)).toHaveLength(3)
  })

  it('is refused where accounts are not created, or no group gives a role', async () => {
    const closed = await newSsoTeam(sso(), { createsAccounts: false })
    expect(await enter(sso(), closed, newPerson(closed.oidc).login)).toEqual({ refused: 'noAccount' })
    const roles = [{ group: 'leads', role: 'supervisor' } as const]
    const mapped = await newSsoTeam(sso(), { roles, defaultRole: undefined })
    expect(await enter(sso(), mapped, newPerson(mapped.oidc).login)).toEqual({ refused: 'noRole' })
    expect(await agentsOf(mapped)).toHaveLength(2)
  })

  it('accepts their invitation, with its role and groups', async () => {
    const team = await newSsoTeam(sso(), { createsAccounts: false, defaultRole: undefined })
    const { login, email } = newPerson(team.oidc)
    const { token } = await invite(team.owner, { email, role: 'supervisor', groupIds: [] })
    expect(await enter(sso(), team, login)).toMatchObject({ agent: { role: 'supervisor', email } })
    expect((await accept(sso().world, token)).body.error).toBe('link.invalid')
  })

  it.each([
    ['a name of several lines', { name: 'Kim\n\n  Lee' }, 'Kim Lee'],
    ['no name', { name: undefined }, undefined],
    ['a name of blanks', { name: ' \u200b ' }, undefined],
  ])('with %s is called by one line', async (_what, claims, nick) => {
    const team = await newSsoTeam(sso())
    const { login } = newPerson(team.oidc, claims)
    expect((await enter(sso(), team, login)).agent?.adminNick).toBe(nick ?? login)
  })

  it('is described by the ID token alone where a provider does that', async () => {
    const team = await newSsoTeam(sso(), {}, sso().two)
    const { login, email } = newPerson(team.oidc, { groups: 'x' })
    const before = team.oidc.requests.filter((path) => path === '/me').length
    expect(await enter(sso(), team, login)).toMatchObject({ agent: { email } })
    expect(team.oidc.requests.filter((path) => path === '/me')).toHaveLength(before)
  })
})

describe('an account of the same address', () => {
  it('is linked, keeps its password, and stays linked when the address changes', async () => {
    const team = await newSsoTeam(sso())
    const { login } = newPerson(team.oidc, { email: team.ben.toUpperCase() })
    expect(await enter(sso(), team, login)).toMatchObject({ agent: { email: team.ben, adminNick: 'Ben' } })
    await Agent.signIn(sso().world.http, team.ben, demoPassword)
    team.oidc.people.set(login, { email: 'other@people.example', email_verified: true })
    expect(await enter(sso(), team, login)).toMatchObject({ agent: { email: team.ben } })
  })

  it('is not linked by an address that is not verified', async () => {
    const team = await newSsoTeam(sso())
    for (const email_verified of [false, undefined, 'yes', 1])
      expect(
        await enter(sso(), team, newPerson(team.oidc, { email: team.ben, email_verified }).login),
      ).toEqual({
        refused: 'emailUnverified',
      })
  })

  it('is linked without a word about the address where an admin trusts the provider', async () => {
    const team = await newSsoTeam(sso(), { trustsEmail: true })
    const person = (email_verified: unknown) =>
      newPerson(team.oidc, { email: team.ben, email_verified }).login
    expect(await enter(sso(), team, person(false))).toEqual({ refused: 'emailUnverified' })
    expect(await enter(sso(), team, person(undefined))).toMatchObject({ agent: { email: team.ben } })
  })

  it('is made only for the domains that an admin names, however they are written', async () => {
    const team = await newSsoTeam(sso(), { domains: ['People.example'] })
    const inside = newPerson(team.oidc, { email: `kim-${newId()}@people.EXAMPLE` })
    const outside = newPerson(team.oidc, { email: `kim-${newId()}@people.example.evil` })
    expect(await enter(sso(), team, inside.login)).toHaveProperty('agent')
    expect(await enter(sso(), team, outside.login)).toEqual({ refused: 'noAccount' })
  })

  it('belongs to the first person: another one with the same address is refused', async () => {
    const team = await newSsoTeam(sso())
    expect(await enter(sso(), team, newPerson(team.oidc, { email: team.ben }).login)).toHaveProperty('agent')
    expect(await enter(sso(), team, newPerson(team.oidc, { email: team.ben }).login)).toEqual({
      refused: 'taken',
    })
  })

  it('of another tenant is neither opened nor made a second time', async () => {
    const [team, other] = [await newSsoTeam(sso()), await newSsoTeam(sso())]
    const { login } = newPerson(team.oidc, { email: other.ben })
    expect(await enter(sso(), team, login)).toEqual({ refused: 'taken' })
    expect(await agentsOf(team)).toHaveLength(2)
  })

  it('stays closed while it is deactivated, found by the person or by the address', async () => {
    const team = await newSsoTeam(sso())
    const { login } = newPerson(team.oidc, { email: team.ben })
    await setAgent(team, team.ben, { is_disabled: true })
    expect(await enter(sso(), team, login)).toEqual({ refused: 'deactivated' })
    await setAgent(team, team.ben, { is_disabled: false })
    expect(await enter(sso(), team, login)).toHaveProperty('agent')
    await setAgent(team, team.ben, { is_disabled: true })
    team.oidc.people.set(login, { email: `new-${newId()}@people.example`, email_verified: true })
    expect(await enter(sso(), team, login)).toEqual({ refused: 'deactivated' })
  })

  it('is free for another person once it was deactivated and reactivated', async () => {
    const team = await newSsoTeam(sso())
    const { agent } = await enter(sso(), team, newPerson(team.oidc, { email: team.ben }).login)
    const adminId = agent?.adminId
    expect((await team.owner.call('deactivateMember', { adminId })).body.code).toBe(200)
    expect((await team.owner.call('reactivateMember', { adminId })).body.code).toBe(200)
    expect(await enter(sso(), team, newPerson(team.oidc, { email: team.ben }).login)).toMatchObject({
      agent: { adminId },
    })
  })

  it.each([
    ['a letter that only looks like another', (email: string) => email.replace('ben', 'b\u0435n'), 'noEmail'],
    ['a wide letter', (email: string) => email.replace('ben', '\uff42en'), 'noEmail'],
    ['the Kelvin sign', (email: string) => email.replace('ben', 'ben\u212a'), 'noEmail'],
    ['a line break', (email: string) => `${email}\n`, 'agent'],
    ['two addresses', (email: string) => `${email},x@people.example`, 'noEmail'],
    ['a name before it', (email: string) => `Ben <${email}>`, 'noEmail'],
    ['quotes', (email: string) => `"ben"@${email.split('@')[1]}`, 'noEmail'],
    ['a list', (email: string) => [email], 'noEmail'],
    ['a wide dot in the domain', (email: string) => email.replace('.example', '\uff0eexample'), 'noEmail'],
  ])('an address with %s is read as mail servers read it', async (_what, change, outcome) => {
    const team = await newSsoTeam(sso())
    const { login } = newPerson(team.oidc, { email: change(team.ben) })
    const entered = await enter(sso(), team, login)
    if (outcome === 'agent') expect(entered).toMatchObject({ agent: { email: team.ben } })
    else expect(entered).toEqual({ refused: outcome })
  })
})

describe('roles', () => {
  const roles = [
    { group: 'all', role: 'agent' },
    { group: 'leads', role: 'supervisor' },
    { group: 'it', role: 'admin' },
  ] as const

  it('follow the groups up and down at each sign-in, and the audit log says so', async () => {
    const team = await newSsoTeam(sso(), { roles: [...roles], defaultRole: undefined })
    const { login, email } = newPerson(team.oidc, { groups: ['all', 'it'] })
    const rolesOf = async (groups: unknown) => {
      team.oidc.people.set(login, { email, email_verified: true, groups })
      const { agent, refused } = await enter(sso(), team, login)
      return agent?.role ?? refused
    }
    expect(await rolesOf(['all', 'it'])).toBe('admin')
    expect(await rolesOf(['leads'])).toBe('supervisor')
    expect(await rolesOf('all')).toBe('agent')
    expect(await rolesOf([])).toBe('noRole')
    expect(await rolesOf({ it: true })).toBe('noRole')
    expect((await agentsOf(team)).find((row) => row.email === email)?.role).toBe('agent')
    const actor = { actor_kind: 'system', actor_name: 'single sign-on' }
    expect(await auditOf(sso(), team.tenantId, 'changeMember')).toMatchObject([
      { ...actor, before: { role: 'admin' }, after: { role: 'supervisor' } },
      { ...actor, before: { role: 'supervisor' }, after: { role: 'agent' } },
    ])
  })

  it('that are lost end the invitations that they allowed', async () => {
    const team = await newSsoTeam(sso(), { roles: [...roles] })
    const { login, email } = newPerson(team.oidc, { groups: ['it'] })
    const { url, cookie } = await begin(sso(), team.organisation)
    const { cookies } = await finish(sso(), team.organisation, await visitProvider(url, login), cookie)
    const session = cookies.find((text) => text.startsWith('foyer-desk='))?.split(';')[0] ?? ''
    const admin = new Agent(sso().world.http, { cookie: session, 'x-foyer-desk': '1' })
    const { token } = await invite(admin, { role: 'admin' })
    team.oidc.people.set(login, { email, email_verified: true, groups: ['all'] })
    expect((await enter(sso(), team, login)).agent?.role).toBe('agent')
    expect((await accept(sso().world, token)).body.error).toBe('link.invalid')
  })

  it('of owners never change', async () => {
    const team = await newSsoTeam(sso(), { roles: [...roles] })
    const { login } = newPerson(team.oidc, { email: team.ana, groups: ['all'] })
    expect(await enter(sso(), team, login)).toMatchObject({ agent: { role: 'owner', email: team.ana } })
    expect(await auditOf(sso(), team.tenantId, 'changeMember')).toEqual([])
  })

  it('never make an owner of an admin who trusts addresses that people write themselves', async () => {
    const team = await newSsoTeam(sso())
    await setAgent(team, team.ben, { role: 'admin' })
    const ben = await Agent.signIn(sso().world.http, team.ben)
    expect((await ben.call('setSso', { ...team.settings, trustsEmail: true })).body.code).toBe(200)
    const { login } = newPerson(team.oidc, { email: team.ana, email_verified: undefined })
    expect(await enter(sso(), team, login)).toEqual({ refused: 'owner' })
  })

  it('never make an owner of an admin who enters a provider of their own', async () => {
    const team = await newSsoTeam(sso())
    await setAgent(team, team.ben, { role: 'admin' })
    const ben = await Agent.signIn(sso().world.http, team.ben)
    const evil = sso().two
    const client = await evil.register(`https://chat.harbour.example/desk/sso/${team.organisation}`)
    const settings = { ...team.settings, issuer: evil.issuer, ...client }
    expect((await ben.call('setSso', settings)).body.code).toBe(200)
    const { login } = newPerson(evil, { email: team.ana })
    expect(await enter(sso(), team, login)).toEqual({ refused: 'owner' })
    expect((await team.owner.call('setSso', settings)).body.code).toBe(200)
    expect(await enter(sso(), team, login)).toMatchObject({ agent: { role: 'owner' } })
    // An admin who enters another client of the same provider begins anew.
    expect((await ben.call('setSso', { ...settings, clientId: 'another' })).body.code).toBe(200)
    expect((await ben.call('setSso', settings)).body.code).toBe(200)
    expect(await enter(sso(), team, login)).toEqual({ refused: 'owner' })
  })
})
