import { expect, it } from 'vitest'
import { signInTiming } from '@foyer/core/timing.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { demoPassword } from '@foyer/testkit/seed.ts'
import { auditOf, isOver, newTeam } from '../account/given.ts'
import { errorOf, must } from '../team/given.ts'
import { agentIn, askedFor, codeOf, signInWith, turnTotpOn } from './given.ts'

const step = 30_000
let now = 1_794_700_000_000
const world = givenWorld({ clock: { now: () => now } }, { limitScale: 100 })

async function givenAna() {
  const team = await newTeam({ world })
  const agent = await Agent.signIn(world.http, team.ana)
  return { ...team, agent }
}

/** Of an account whose app is on, at a time when no code is used up. */
async function givenTotp() {
  const given = await givenAna()
  const totp = await turnTotpOn(given.agent, now)
  now += step
  return { ...given, ...totp }
}

const totp = (code: string) => ({ kind: 'totp', code })
const wrongCode = (secret: string) => (codeOf(secret, now) === '000000' ? '111111' : '000000')

it('an account with an app opens with password and code, and not with the password alone', async () => {
  const { ana, secret } = await givenTotp()
  const half = await signInWith(world, ana)
  expect(half.body.data).toEqual({ needed: { hasTotp: true, hasRecoveryCodes: true } })
  expect(half.headers.get('set-cookie')).toBeNull()
  const agent = agentIn(world, await signInWith(world, ana, totp(codeOf(secret, now))))
  expect((await agent.call('whoAmI')).body.data).toMatchObject({ agent: { email: ana } })
})

it('a right code does not make up for a wrong password', async () => {
  const { ana, secret } = await givenTotp()
  const input = { email: ana, password: 'wrong', secondStep: totp(codeOf(secret, now)) }
  expect(errorOf(await world.http.call('signIn', input))).toBe('signIn.wrong')
})

it('a code is good once, also for two who use it at the same moment', async () => {
  const { ana, secret } = await givenTotp()
  const code = codeOf(secret, now)
  const both = await Promise.all([signInWith(world, ana, totp(code)), signInWith(world, ana, totp(code))])
  expect(both.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([200, 400])
  expect(errorOf(await signInWith(world, ana, totp(code)))).toBe('signIn.wrong')
})

it('the code that turned the app on is used up', async () => {
  const { ana, agent } = await givenAna()
  const { secret } = await turnTotpOn(agent, now)
  expect(errorOf(await signInWith(world, ana, totp(codeOf(secret, now))))).toBe('signIn.wrong')
})

it('a code of another account, of long ago or of the future is wrong', async () => {
  const one = await givenTotp()
  const other = await givenTotp()
  for (const code of [
    codeOf(other.secret, now),
    codeOf(one.secret, now - 3 * step),
    codeOf(one.secret, now + 3 * step),
    wrongCode(one.secret),
    '',
  ])
    expect((await signInWith(world, one.ana, totp(code))).body.code).toBe(400)
})

it('wrong codes lock the second step, and a right password does not give new tries', async () => {
  const { ana, secret } = await givenTotp()
  const answers: (string | undefined)[] = []
  for (let at = 0; at < 8; at++) {
    expect(await askedFor(world, ana)).toBeDefined()
    answers.push(errorOf(await signInWith(world, ana, totp(wrongCode(secret)))))
  }
  expect(answers).toContain('signIn.locked')
  expect(errorOf(await signInWith(world, ana, totp(codeOf(secret, now))))).toBe('signIn.locked')
})

it('turning it on ends other sign-ins, and this one counts as one with two steps', async () => {
  const { agent, ana, tenantId } = await givenAna()
  const elsewhere = await Agent.signIn(world.http, ana)
  const { codes } = await turnTotpOn(agent, now)
  expect(codes).toHaveLength(10)
  expect(await isOver(elsewhere)).toBe(true)
  expect(await isOver(agent)).toBe(false)
  expect((await agent.call('readTwoFactor')).body.data).toEqual({
    hasPassword: true,
    hasTotp: true,
    passkeys: [],
    recoveryCodesLeft: 10,
    isRequired: false,
  })
  expect(await auditOf({ world }, tenantId, 'confirmTotp')).toHaveLength(1)
})

it('a secret counts only once a code of it was entered', async () => {
  const { agent, ana } = await givenAna()
  const { secret } = must(await agent.call('startTotp')) as { secret: string }
  expect(errorOf(await agent.call('confirmTotp', { code: wrongCode(secret) }))).toBe('signIn.wrong')
  agentIn(world, await signInWith(world, ana))
  const { secret: next } = must(await agent.call('startTotp')) as { secret: string }
  expect(next).not.toBe(secret)
  expect(errorOf(await agent.call('confirmTotp', { code: codeOf(secret, now) }))).toBe('signIn.wrong')
  must(await agent.call('confirmTotp', { code: codeOf(next, now) }))
})

it('whoever sits at an open desk cannot replace the secret of a working app', async () => {
  const { agent, ana, secret } = await givenTotp()
  expect(errorOf(await agent.call('startTotp'))).toBe('object.unknown')
  agentIn(world, await signInWith(world, ana, totp(codeOf(secret, now))))
})

it('changes need a password of the last ten minutes', async () => {
  const { agent } = await givenTotp()
  now += signInTiming.confirmedMs
  for (const name of ['startTotp', 'removeTotp', 'startPasskey', 'renewRecoveryCodes'] as const)
    expect([name, errorOf(await agent.call(name))]).toEqual([name, 'identity.unproven'])
  expect(errorOf(await agent.call('confirmPassword', { password: 'wrong' }))).toBe('signIn.wrong')
  expect(errorOf(await agent.call('removeTotp'))).toBe('identity.unproven')
  must(await agent.call('confirmPassword', { password: demoPassword }))
  must(await agent.call('removeTotp'))
  expect((await agent.call('readTwoFactor')).body.data).toMatchObject({
    hasTotp: false,
    recoveryCodesLeft: 0,
  })
})

it('a recovery code replaces the second step once, however it is typed', async () => {
  const { ana, codes } = await givenTotp()
  const [first = '', second = ''] = codes
  const typed = ` ${first.toLowerCase().replaceAll('-', ' ')} `
  agentIn(world, await signInWith(world, ana, { kind: 'recovery', code: typed }))
  expect(errorOf(await signInWith(world, ana, { kind: 'recovery', code: first }))).toBe('signIn.wrong')
  agentIn(world, await signInWith(world, ana, { kind: 'recovery', code: second }))
})

it('new recovery codes void those before, and nobody else’s codes work', async () => {
  const { ana, agent, codes } = await givenTotp()
  const other = await givenTotp()
  const { recoveryCodes } = must(await agent.call('renewRecoveryCodes')) as { recoveryCodes: string[] }
  for (const code of [codes[0], other.codes[0]])
    expect(errorOf(await signInWith(world, ana, { kind: 'recovery', code }))).toBe('signIn.wrong')
  agentIn(world, await signInWith(world, ana, { kind: 'recovery', code: recoveryCodes[0] }))
})

it('nothing of a secret is in the database, the audit log or the answers', async () => {
  const { agent, secret, codes, tenantId } = await givenTotp()
  const { pool } = world.node.deps
  for (const table of ['agent_totp', 'agent_recovery_codes', 'audit_log']) {
    const { rows } = await pool.query<{ row: string }>(
      `select t::text as row from ${table} t where tenant_id = $1`,
      [tenantId],
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { row } of rows) for (const hidden of [secret, ...codes]) expect(row).not.toContain(hidden)
  }
  const answers = JSON.stringify([await agent.call('readTwoFactor'), await agent.call('whoAmI')])
  expect(answers).not.toContain(secret)
})

it('a new password by mail does not replace the second step', async () => {
  const { ana, agent, secret } = await givenTotp()
  const changed = { current: demoPassword, password: 'seven quiet lanterns drift' }
  must(await agent.call('changePassword', changed))
  const input = { email: ana, password: changed.password }
  expect((await world.http.call('signIn', input)).body.data).toHaveProperty('needed')
  const secondStep = totp(codeOf(secret, now))
  must(await world.http.call('signIn', { ...input, secondStep }))
})
