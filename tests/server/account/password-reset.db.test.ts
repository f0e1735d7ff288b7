import { expect, it } from 'vitest'
import { passwordTiming } from '@foyer/core/timing.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { demoPassword } from '@foyer/testkit/seed.ts'
import { givenPost, untilDone } from '../mail/given.ts'
import { auditOf, isOver, lastLinkTo, newTeam, signsIn } from './given.ts'

const post = givenPost()
const fresh = 'tiger moss lantern glue'
const other = 'wet paper crane seventy'

const call = (...args: Parameters<ReturnType<typeof post>['world']['http']['call']>) =>
  post().world.http.call(...args)
const request = (email: string, headers: Record<string, string> = {}) =>
  call('requestPasswordReset', { email }, headers)
const reset = async (token: string, password = fresh) =>
  (await call('resetPassword', { token, password })).body.error ?? 'done'

/** Asks for a link and reads it in the mail. */
async function linkFor(email: string): Promise<string> {
  const before = (await post().mailbox.all(email)).length
  expect((await request(email)).body.code).toBe(200)
  return lastLinkTo(post(), email, before + 1)
}

it('a link of a mail sets a new password, once, and ends all sign-ins and their streams', async () => {
  const { ana, tenantId } = await newTeam(post())
  const agent = await Agent.signIn(post().world.http, ana)
  const stream = await agent.stream()
  const token = await linkFor(ana)
  expect((await call('readPasswordReset', { token })).body.data).toMatchObject({ email: ana })
  expect(await reset(token)).toBe('done')

  await stream.closed
  expect(await isOver(agent)).toBe(true)
  expect(await signsIn(post(), ana, demoPassword)).toBe(false)
  expect(await signsIn(post(), ana, fresh)).toBe(true)
  expect(await reset(token, other), 'the link again').toBe('link.invalid')
  expect((await call('readPasswordReset', { token })).body.error).toBe('link.invalid')
  expect(await auditOf(post(), tenantId, 'requestPasswordReset')).toMatchObject([
    { actor_kind: 'system', object_kind: 'agent', before: null, after: null },
  ])
  expect(await auditOf(post(), tenantId, 'resetPassword')).toMatchObject([
    { actor_kind: 'agent', actor_name: 'Ana' },
  ])
})

it('the agent is told by mail that the password was changed', async () => {
  const { ana, name } = await newTeam(post())
  await reset(await linkFor(ana), other)
  await untilDone(post())
  const mails = await post().mailbox.all(ana)
  expect(mails).toHaveLength(2)
  expect(mails.at(-1)?.subject).toBe(`${name}: your password was changed`)
  expect(mails.at(-1)?.text).not.toContain(other)
})

it('an older link is void once a newer one was asked for', async () => {
  const { ana } = await newTeam(post())
  const older = await linkFor(ana)
  const newer = await linkFor(ana)
  expect(await reset(older)).toBe('link.invalid')
  expect(await reset(newer)).toBe('done')
})

it('of two requests at once, one link is good', async () => {
  const { ana, tenantId } = await newTeam(post())
  await Promise.all([request(ana), request(ana), request(ana)])
  await lastLinkTo(post(), ana, 1)
  await untilDone(post())
  const { db } = post().world.node.deps
  const rows = await db.selectFrom('password_resets').select('id').where('tenant_id', '=', tenantId).execute()
  expect(rows).toHaveLength(1)
})

it('of two uses at once, one sets the password', async () => {
  const { ana } = await newTeam(post())
  const token = await linkFor(ana)
  const outcomes = await Promise.all([reset(token, fresh), reset(token, other)])
  expect(outcomes.toSorted()).toEqual(['done', 'link.invalid'])
})

it('a link ends after an hour', async () => {
  const { ana } = await newTeam(post())
  const token = await linkFor(ana)
  post().now.at += passwordTiming.resetLinkMs
  expect(await reset(token)).toBe('link.invalid')
})

it.each([
  ['a new password', { password_hash: 'x' }],
  ['a new address', { email: 'moved@somewhere.example' }],
  ['deactivation, even if the account is enabled again', { is_disabled: true }],
])('%s voids the link', async (_what, change) => {
  const { db } = post().world.node.deps
  const { ana, tenantId } = await newTeam(post())
  const token = await linkFor(ana)
  const anas = db.updateTable('agents').where('tenant_id', '=', tenantId).where('email', '=', ana)
  await anas.set(change).execute()
  await anas.set({ is_disabled: false }).execute()
  expect(await reset(token)).toBe('link.invalid')
})

it('a token names its tenant and request: with another one it is worth nothing', async () => {
  const [us, them] = [await newTeam(post()), await newTeam(post())]
  const mine = await linkFor(us.ana)
  const theirs = await linkFor(them.ana)
  const [prefix, name = '', secret] = theirs.split('.')
  const [, myName = '', mySecret] = mine.split('.')
  for (const forged of [
    `${prefix}.${name}.${mySecret}`,
    `${prefix}.${myName}.${secret}`,
    `${prefix}.${myName.split('-')[0]}-${name.slice(name.indexOf('-') + 1)}.${secret}`,
    `${prefix}.${name.split('-')[0]}-${'A'.repeat(22)}.${secret}`,
    `d1.${name}.${secret}`,
    `${theirs}x`,
    'p1.',
    '../reset',
  ])
    expect(await reset(forged)).toBe('link.invalid')
  expect(await reset(mine)).toBe('done')
  expect(await signsIn(post(), them.ana, demoPassword)).toBe(true)
})

it('a known, an unknown and a disabled account get the same answer, and only the first a mail', async () => {
  const [open, closed] = [await newTeam(post()), await newTeam(post())]
  const { db } = post().world.node.deps
  await db.updateTable('agents').set({ is_disabled: true }).where('email', '=', closed.ana).execute()
  const nobody = `nobody-${closed.ana}`
  const answers = []
  for (const email of [open.ana, nobody, closed.ana]) {
    const { status, body, headers } = await request(email)
    answers.push({ status, body: { ...body, requestId: '' }, length: headers.get('content-length') })
  }
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  await lastLinkTo(post(), open.ana, 1)
  await untilDone(post())
  expect(await post().mailbox.all(nobody)).toEqual([])
  expect(await post().mailbox.all(closed.ana)).toEqual([])
})

it('the link leads to PUBLIC_URL, whatever host the request names', async () => {
  const { ana } = await newTeam(post())
  const evil = 'evil.example'
  await request(ana, { 'x-forwarded-host': evil, forwarded: `host=${evil}`, origin: `https://${evil}` })
  await lastLinkTo(post(), ana, 1)
  const [mail] = await post().mailbox.all(ana)
  expect(mail?.text).toContain('https://chat.harbour.example/desk/reset#token=p1.')
  expect(mail?.text).not.toContain(evil)
})

it('a weak password is refused and leaves the link as it is', async () => {
  const { ana, name } = await newTeam(post())
  const token = await linkFor(ana)
  for (const password of ['short', 'password1234', ana, name])
    expect(await reset(token, password)).toBe('password.weak')
  expect(await reset(token)).toBe('done')
})

it('requests are limited per account, for unknown accounts alike', async () => {
  const { ana } = await newTeam(post())
  const tries = async (email: string) => {
    const errors = []
    for (let i = 0; i < 7; i++) errors.push((await request(email)).body.error ?? 'done')
    return errors
  }
  const known = await tries(ana)
  expect(known).toEqual(['done', 'done', 'done', 'done', 'done', 'request.tooMany', 'request.tooMany'])
  expect(await tries(`nobody-${ana}`)).toEqual(known)
})

it('the database holds no secret that a link could be made of', async () => {
  const { ana } = await newTeam(post())
  const secret = (await linkFor(ana)).split('.').at(-1) ?? ''
  const rows = await post().world.node.deps.db.selectFrom('password_resets').selectAll().execute()
  expect(rows.map((row) => row.secret_hash.toString('base64url'))).not.toContain(secret)
  expect(JSON.stringify(rows)).not.toContain(secret)
})

it('a reset forgives the wrong tries that had locked the account', async () => {
  const { ana } = await newTeam(post())
  for (let i = 0; i < 6; i++) await call('signIn', { email: ana, password: 'no' })
  expect(await signsIn(post(), ana, demoPassword)).toBe(false)
  await reset(await linkFor(ana))
  expect(await signsIn(post(), ana, fresh)).toBe(true)
})

it('the sign-in page learns whether there are mails', async () => {
  const { ana } = await newTeam(post())
  expect((await call('signInOptions', {})).body.data).toEqual({ hasMail: true, hasSso: false })
  const silent = await post().world.startNode({ mail: undefined })
  const http = post().world.http.at(silent.address)
  expect((await http.call('signInOptions', {})).body.data).toEqual({ hasMail: false, hasSso: false })
  expect((await http.call('requestPasswordReset', { email: ana })).body.code).toBe(200)
})
