import { expect, it } from 'vitest'
import { createTenant } from '@foyer/server/features/setup/create-tenant.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import type { Answer } from '@foyer/testkit/http.ts'
import { answers, givenEmpty, type StartedNode } from './given-empty.ts'

const shape = ({ status, body }: Answer) => ({ status, ...body, requestId: '' })
const hour = 3_600_000

async function tenantsOf({ node }: StartedNode): Promise<string[]> {
  const rows = await node.deps.db.selectFrom('tenants').select('name').execute()
  return rows.map(({ name }) => name)
}

it('a node without a tenant logs one link; only a hash of its token is stored', async () => {
  const { start } = await givenEmpty()
  const { link, token, node } = await start({ publicUrl: 'https://help.harbour.example' })
  expect(link).toBe(`https://help.harbour.example/desk/setup#token=${token}`)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const stored = await node.deps.db.selectFrom('setup_links').selectAll().execute()
  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toContain(token)
  expect(stored[0]?.token_hash).toHaveLength(32)
})

it('without a public address the link leads to where the node listens', async () => {
  const { start } = await givenEmpty()
  const { link, token, node } = await start()
  expect(link).toBe(`${node.address}/desk/setup#token=${token}`)
})

it('the link creates the organisation, and its owner is signed in', async () => {
  const { start } = await givenEmpty()
  const started = await start()
  const { http, token, node } = started
  expect((await http.call('checkSetup', { token })).body).toMatchObject({ code: 200 })
  const done = await http.call('setUp', { ...answers, token, locale: 'de' })
  expect(done.body).toMatchObject({ code: 200, data: { agent: { role: 'owner', adminNick: 'Mia' } } })
  const cookie = done.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const mia = new Agent(http, { cookie, 'x-foyer-desk': '1' })
  expect((await mia.call('whoAmI')).body.data).toMatchObject({ agent: { email: answers.email } })
  expect((await mia.call('readSetup')).body.data).toMatchObject({
    organisation: 'Harbour Home',
    locale: 'de',
    channel: { channelId: 'harbour-home', appearance: { titleDesc: 'Harbour Home', robotWelcomeMsg: '' } },
    steps: { appearance: 'open', team: 'open', robot: 'open', installation: 'open' },
    isReminded: true,
  })
  expect(await Agent.signIn(http, answers.email, answers.password)).toBeDefined()
  const audit = await node.deps.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  expect(audit.map(({ action, actor_name: name }) => [action, name])).toEqual([
    ['createAgent', 'Mia'],
    ['createTenant', 'Mia'],
    ['setUp', 'Mia'],
    ['signIn', 'Mia'],
    ['signIn', 'Mia'],
  ])
  expect(JSON.stringify(audit)).not.toContain(answers.password)
})

it('a used link answers like an unknown one, and makes no second tenant', async () => {
  const { start } = await givenEmpty()
  const started = await start()
  const { http, token } = started
  const unknown = shape(await http.call('checkSetup', { token: 'x'.repeat(43) }))
  await http.call('setUp', { ...answers, token })
  expect(shape(await http.call('checkSetup', { token }))).toEqual(unknown)
  const again = await http.call('setUp', {
    ...answers,
    token,
    email: 'eve@evil.example',
    organisation: 'Evil',
  })
  expect(shape(again)).toEqual(unknown)
  expect(again.headers.getSetCookie()).toEqual([])
  expect(await tenantsOf(started)).toEqual(['Harbour Home'])
})

it('of two who use it at once, one gets the organisation', async () => {
  const { start } = await givenEmpty()
  const started = await start()
  const second = await start()
  const { token } = second
  const results = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name, i) =>
      (i % 2 === 0 ? started : second).http.call('setUp', {
        ...answers,
        token,
        organisation: `House ${name}`,
        email: `${name}@harbour.example`,
      }),
    ),
  )
  expect(results.filter(({ body }) => body.code === 200)).toHaveLength(1)
  for (const { body } of results.filter((result) => result.body.code !== 200))
    expect(body.error).toBe('link.invalid')
  expect(await tenantsOf(started)).toHaveLength(1)
})

it('a restart logs a new link and voids the one before', async () => {
  const { start } = await givenEmpty()
  const first = await start()
  const second = await start()
  expect(second.token).not.toBe(first.token)
  expect((await second.http.call('checkSetup', { token: first.token })).body.error).toBe('link.invalid')
  expect((await first.http.call('checkSetup', { token: second.token })).body.code).toBe(200)
})

it('nodes that start at once leave one link that works', async () => {
  const { start } = await givenEmpty()
  const nodes = await Promise.all([start(), start(), start()])
  const checks = await Promise.all(nodes.map(({ http, token }) => http.call('checkSetup', { token })))
  expect(checks.filter(({ body }) => body.code === 200)).toHaveLength(1)
})

it('the link expires after 24 hours', async () => {
  const { start } = await givenEmpty()
  let now = Date.now()
  const { http, token } = await start({}, { clock: { now: () => now } })
  now += 24 * hour - 1_000
  expect((await http.call('checkSetup', { token })).body.code).toBe(200)
  now += 1_000
  expect((await http.call('checkSetup', { token })).body.error).toBe('link.invalid')
  expect((await http.call('setUp', { ...answers, token })).body.error).toBe('link.invalid')
})

it('a tenant that was created otherwise voids the link, and later starts log none', async () => {
  const { start } = await givenEmpty()
  const started = await start()
  const { node, http, token } = started
  const owner = { nick: 'Kim', email: 'kim@cli.example', password: answers.password }
  await node.deps.db
    .transaction()
    .execute((trx) =>
      createTenant(
        trx,
        { name: 'By command', locale: 'en', timeZone: 'UTC', owner },
        { operator: 'root' },
        1,
      ),
    )
  expect((await http.call('checkSetup', { token })).body.error).toBe('link.invalid')
  expect((await http.call('setUp', { ...answers, token })).body.error).toBe('link.invalid')
  expect(await tenantsOf(started)).toEqual(['By command'])
  expect((await start()).link).toBe(undefined)
})

it('what is refused leaves the link as it is', async () => {
  const { start } = await givenEmpty()
  const started = await start()
  const { http, token } = started
  for (const [change, error] of [
    [{ password: 'short' }, 'password.weak'],
    [{ password: 'mia@harbour.example' }, 'password.weak'],
    [{ password: 'password1234' }, 'password.weak'],
    [{ locale: 'xx' }, 'request.invalid'],
    [{ timeZone: 'Mars/Olympus' }, 'request.invalid'],
    [{ email: 'no address' }, 'request.invalid'],
    [{ organisation: '   ' }, 'request.invalid'],
    [{ organisation: 'x'.repeat(81) }, 'request.invalid'],
    [{ name: '' }, 'request.invalid'],
  ] as const)
    expect((await http.call('setUp', { ...answers, token, ...change })).body.error).toBe(error)
  expect(await tenantsOf(started)).toEqual([])
  expect((await http.call('setUp', { ...answers, token })).body.code).toBe(200)
})

it.each([
  ['nothing', ''],
  ['control characters', '\u0001'.repeat(3)],
  ['a long one', 'a'.repeat(200)],
  ['another', Buffer.alloc(32, 1).toString('base64url')],
])('a wrong token (%s) is answered alike, before anything is judged', async (_name, token) => {
  const { start } = await givenEmpty()
  const started = await start()
  const checked = shape(await started.http.call('checkSetup', { token }))
  const weak = shape(await started.http.call('setUp', { ...answers, token, password: 'x', locale: 'xx' }))
  expect(checked).toMatchObject({ status: 404, error: 'link.invalid' })
  expect(weak).toEqual(checked)
  expect(await tenantsOf(started)).toEqual([])
})

it('guessing is limited per address', async () => {
  const { start } = await givenEmpty()
  const { http } = await start()
  const tries = await Promise.all(Array.from({ length: 70 }, () => http.call('checkSetup', { token: 'x' })))
  expect(tries.some(({ body }) => body.error === 'request.tooMany')).toBe(true)
})
