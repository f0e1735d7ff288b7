import { describe, expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { runCommand } from '@foyer/testkit/run-command.ts'
import { demoPassword } from '@foyer/testkit/seed.ts'
import { auditOf, lastLinkTo, newTeam, signsIn } from '../account/given.ts'
import { untilDone } from '../mail/given.ts'
import { accept, invite } from '../team/given.ts'
import { callbackOf, enter, givenSso, newPerson, newSsoTeam, type SsoTeam } from './given.ts'

const sso = givenSso()

const makeAdmin = async ({ tenantId, ben }: Pick<SsoTeam, 'tenantId' | 'ben'>): Promise<Agent> => {
  const { db } = sso().world.node.deps
  await db
    .updateTable('agents')
    .set({ role: 'admin' })
    .where('tenant_id', '=', tenantId)
    .where('email', '=', ben)
    .execute()
  return Agent.signIn(sso().world.http, ben)
}

describe('settings', () => {
  it('are off until somebody has entered them, and tell the address to register', async () => {
    const team = await newTeam(sso())
    const owner = await Agent.signIn(sso().world.http, team.ana)
    expect((await owner.call('readSso')).body.data).toEqual({
      isOn: false,
      issuer: '',
      clientId: '',
      label: '',
      groupsClaim: 'groups',
      roles: [],
      trustsEmail: false,
      createsAccounts: true,
      domains: [],
      isRequired: false,
      hasSecret: false,
      organisation: team.channelId,
      callbackUrl: callbackOf(team.channelId),
      mayRequire: true,
    })
  })

  it('never show the secret: not in answers, not in the audit log, not in the database', async () => {
    const team = await newSsoTeam(sso())
    const { clientSecret, ...settings } = team.settings
    const { data } = (await team.owner.call('readSso')).body
    expect(data).toMatchObject({ ...settings, hasSecret: true })
    const rows = await sso().world.node.deps.db.selectFrom('sso_settings').selectAll().execute()
    const audit = await auditOf(sso(), team.tenantId, 'setSso')
    expect(audit).toMatchObject([
      {
        object_kind: 'tenant',
        before: { isOn: false, hasSecret: false },
        after: { isOn: true, hasSecret: true },
      },
    ])
    for (const text of [data, rows, audit, sso().lines])
      expect(JSON.stringify(text)).not.toContain(clientSecret)
  })

  it('keep the secret when none is sent, and forget it with its provider', async () => {
    const team = await newSsoTeam(sso())
    const { clientSecret: _secret, ...settings } = team.settings
    await team.owner.call('setSso', { ...settings, label: 'Another' })
    expect((await team.owner.call('readSso')).body.data).toMatchObject({ label: 'Another', hasSecret: true })
    expect(await enter(sso(), team, newPerson(team.oidc).login)).toHaveProperty('agent')
    // Otherwise an admin could have the secret sent to a server of their own.
    await team.owner.call('setSso', { ...settings, issuer: sso().two.issuer })
    expect((await team.owner.call('readSso')).body.data).toMatchObject({ hasSecret: false })
  })

  it('leave no audit row when nothing has changed, and one when the secret has', async () => {
    const team = await newSsoTeam(sso())
    const { clientSecret, ...settings } = team.settings
    await team.owner.call('setSso', settings)
    expect(await auditOf(sso(), team.tenantId, 'setSso')).toHaveLength(1)
    await team.owner.call('setSso', { ...settings, clientSecret })
    expect((await auditOf(sso(), team.tenantId, 'setSso')).at(-1)).toMatchObject({
      after: { isSecretNew: true },
    })
  })

  it.each([
    ['an address without TLS', { issuer: 'http://login.demo.example' }],
    ['no address', { issuer: '' }],
    ['an address of something else', { issuer: 'ftp://login.demo.example' }],
    ['no client', { clientId: '' }],
    ['no label', { label: ' \u200b' }],
    ['a role that nobody can be given', { roles: [{ group: 'x', role: 'owner' }] }],
    ['an owner as the default', { defaultRole: 'owner' }],
    ['to be required while it is off', { isOn: false, isRequired: true }],
  ])('with %s are refused', async (_what, change) => {
    const team = await newSsoTeam(sso())
    const { body } = await team.owner.call('setSso', { ...team.settings, ...change })
    expect(body.error).toBe('request.invalid')
  })

  it('take the address of the description for that of the provider', async () => {
    const team = await newSsoTeam(sso())
    const issuer = `${sso().one.issuer}/.well-known/openid-configuration`
    await team.owner.call('setSso', { ...team.settings, issuer })
    expect((await team.owner.call('readSso')).body.data).toMatchObject({ issuer: sso().one.issuer })
    expect((await team.owner.call('checkSso', { issuer })).body.data).toEqual({})
  })

  it('are not turned on while the server does not know its own address', async () => {
    const node = await sso().world.startNode({ publicUrl: undefined, mail: undefined })
    const team = await newSsoTeam(sso())
    const http = sso().world.http.at(node.address)
    const owner = await Agent.signIn(http, team.ana)
    expect((await owner.call('readSso')).body.data).not.toHaveProperty('callbackUrl')
    expect((await owner.call('setSso', { ...team.settings, label: 'B' })).body.error).toBe('request.invalid')
    expect((await http.call('startSso', { organisation: team.organisation })).body.data).toEqual({
      refused: 'unknown',
    })
  })
})

describe('a check of a provider', () => {
  const check = async (issuer: string) => {
    const owner = await Agent.signIn(sso().world.http)
    return (await owner.call('checkSso', { issuer })).body.data
  }

  it('finds one that can be used', async () => {
    expect(await check(sso().one.issuer)).toEqual({})
  })

  it.each([
    ['http://login.demo.example', 'notHttps'],
    ['nonsense', 'notProvider'],
    ['', 'notProvider'],
    ['https://user:password@login.demo.example', 'unreachable'],
  ])('%j: %s', async (issuer, problem) => {
    expect(await check(issuer)).toEqual({ problem })
  })

  it.each([
    'https://127.0.0.1',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://10.0.0.1',
    'https://169.254.169.254',
    'https://localhost',
    'https://0x7f000001',
  ])('%s is private: it is not reached, and the answer does not tell why', async (issuer) => {
    expect(await check(issuer)).toEqual({ problem: 'unreachable' })
  })

  it('does not follow a provider that names another one, or a page that is none', async () => {
    const { place } = sso().one
    // The same server by another name: its description names the first one.
    const node = await sso().world.startNode({
      sso: { allow: [place, place.replace('127.0.0.1', 'localhost')] },
    })
    const owner = await Agent.signIn(sso().world.http.at(node.address))
    const problemOf = async (issuer: string) => (await owner.call('checkSso', { issuer })).body.data
    expect(await problemOf(`http://${place}/nothing-here`)).toEqual({ problem: 'notProvider' })
    const other = place.replace('127.0.0.1', 'localhost')
    expect(await problemOf(`http://${other}`)).toEqual({ problem: 'otherIssuer' })
  })
})

describe('required single sign-on', () => {
  it('leaves passwords to owners', async () => {
    const team = await newSsoTeam(sso(), { isRequired: true })
    const call = (email: string, password: string) => sso().world.http.call('signIn', { email, password })
    expect((await call(team.ben, demoPassword)).body.error).toBe('identity.forbidden')
    expect((await call(team.ben, 'wrong')).body.error).toBe('signIn.wrong')
    expect((await call(team.ana, demoPassword)).body.code).toBe(200)
    expect(await enter(sso(), team, newPerson(team.oidc, { email: team.ben }).login)).toHaveProperty('agent')
    await team.owner.call('setSso', { ...team.settings, isRequired: false })
    expect((await call(team.ben, demoPassword)).body.code).toBe(200)
  })

  it('lets nobody join with a password; the provider accepts the invitation instead', async () => {
    const team = await newSsoTeam(sso(), { isRequired: true, createsAccounts: false })
    const { login, email } = newPerson(team.oidc)
    const { token } = await invite(team.owner, { email })
    expect((await accept(sso().world, token)).body.error).toBe('identity.forbidden')
    expect(await enter(sso(), team, login)).toMatchObject({ agent: { email } })
  })

  it('mails links for a new password to owners only', async () => {
    const team = await newSsoTeam(sso(), { isRequired: true })
    for (const email of [team.ben, team.ana])
      expect((await sso().world.http.call('requestPasswordReset', { email })).body.code).toBe(200)
    await lastLinkTo(sso(), team.ana, 1)
    await untilDone(sso())
    expect(await sso().mailbox.all(team.ben)).toEqual([])
  })

  it('is asked for only by an owner, or by somebody who has signed in with it', async () => {
    const team = await newSsoTeam(sso())
    const ben = await makeAdmin(team)
    const settings = { ...team.settings, isRequired: true }
    expect((await ben.call('readSso')).body.data).toMatchObject({ mayRequire: false })
    expect((await ben.call('setSso', settings)).body.error).toBe('identity.forbidden')
    await enter(sso(), team, newPerson(team.oidc, { email: team.ben }).login)
    expect((await ben.call('readSso')).body.data).toMatchObject({ mayRequire: true })
    expect((await ben.call('setSso', settings)).body.code).toBe(200)
  })
})

describe('an account without a password', () => {
  async function newcomer() {
    const team = await newSsoTeam(sso())
    const { login, email } = newPerson(team.oidc)
    await enter(sso(), team, login)
    return { team, email }
  }

  it.each(['', ' ', 'nobody', 'null', demoPassword])('is not opened by the password %j', async (password) => {
    const { email } = await newcomer()
    const { body } = await sso().world.http.call('signIn', { email, password })
    expect(body.error).toMatch(/^(?:signIn\.wrong|request\.invalid)$/)
  })

  it('gets no mail for a new one', async () => {
    const { email } = await newcomer()
    expect((await sso().world.http.call('requestPasswordReset', { email })).body.code).toBe(200)
    await untilDone(sso())
    expect(await sso().mailbox.all(email)).toEqual([])
  })

  it('gets one from the operator', async () => {
    const { email } = await newcomer()
    const password = 'tiger moss lantern glue'
    const { code } = await runCommand(['user', 'reset-password', '--email', email, '--password-stdin'], {
      env: { DATABASE_URL: sso().world.node.deps.config.databaseUrl },
      input: password,
    })
    expect(code).toBe(0)
    expect(await signsIn(sso(), email, password)).toBe(true)
  })
})

describe('the sign-in page', () => {
  it('learns whether any organisation has single sign-on, and which one if there is one', async () => {
    await newSsoTeam(sso())
    const options = async () => (await sso().world.http.call('signInOptions', {})).body.data
    expect(await options()).toEqual({ hasMail: true, hasSso: true })
  })
})
