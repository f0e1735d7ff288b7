import { expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { runCommand, runJson } from '@foyer/testkit/run-command.ts'

const world = givenWorld()
const env = () => ({
  DATABASE_URL: world.node.deps.config.databaseUrl,
  PUBLIC_URL: 'https://chat.shop.example/',
})
const foyer = (args: readonly string[], options: { env?: Record<string, string>; input?: string } = {}) =>
  runCommand(args, { ...options, env: { ...env(), ...options.env } })

const auditOf = (objectName: string) =>
  world.node.deps.db
    .selectFrom('audit_log')
    .select(['action', 'actor_kind', 'actor_name', 'before', 'after'])
    .where('object_name', '=', objectName)
    .where('action', '<>', 'signIn')
    .orderBy('id')
    .execute()

it('a tenant is created, its owner signs in, and the list has it', async () => {
  const owner = ['--owner-name', 'Mia', '--owner-email', 'mia@north.example']
  const place = ['--language', 'de', '--time-zone', 'Europe/Berlin']
  const created = await runJson<{ owner: { password: string } }>(
    ['tenant', 'create', '--name', 'North Pier', ...owner, ...place],
    { env: env() },
  )
  expect(created).toMatchObject({
    tenant: { key: 'north-pier', name: 'North Pier' },
    channel: { key: 'north-pier' },
    chatUrl: 'https://chat.shop.example/chat_online/index?channelId=north-pier',
    deskUrl: 'https://chat.shop.example/desk/',
    scriptTag: '<script async src="https://chat.shop.example/foyer.js" data-channel="north-pier"></script>',
  })
  const mia = await Agent.signIn(world.http, 'mia@north.example', created.owner.password)
  expect((await mia.call('whoAmI')).body.data).toMatchObject({ agent: { role: 'owner' } })
  const { out } = await foyer(['tenant', 'list'])
  expect(out).toMatch(/^north-pier +North Pier +de +Europe\/Berlin +1 +1$/m)
  expect(await auditOf('Mia')).toMatchObject([{ action: 'createAgent', actor_kind: 'operator' }])
})

it('a password comes from standard input or FOYER_PASSWORD, and is then not printed', async () => {
  const create = (name: string, more: string[] = []) => {
    const account = ['--name', name, '--email', `${name}@demo.example`]
    return ['user', 'create', '--tenant', 'demo', ...account, ...more]
  }
  const piped = await foyer(create('pia', ['--password-stdin']), { input: 'from standard input\n' })
  expect(piped).toEqual({ code: 0, out: 'created  pia@demo.example (agent)\n', error: '' })
  await Agent.signIn(world.http, 'pia@demo.example', 'from standard input')
  const named = await foyer(create('eva', ['--role', 'admin']), {
    env: { FOYER_PASSWORD: 'from a variable' },
  })
  expect(named.out).toBe('created  eva@demo.example (admin)\n')
  const eva = await Agent.signIn(world.http, 'eva@demo.example', 'from a variable')
  expect((await eva.call('whoAmI')).body.data).toMatchObject({ agent: { role: 'admin' } })
  // Too short; long and known; the name of the agent.
  for (const FOYER_PASSWORD of ['short', 'password123456', 'ivo@demo.example']) {
    const weak = await foyer(create('ivo'), { env: { FOYER_PASSWORD } })
    const error = 'foyer user create: this password is too easy to guess\n'
    expect(weak).toEqual({ code: 1, out: '', error })
  }
})

it('an address that is taken in another case, an unknown tenant and an unknown group are refused', async () => {
  const args = ['user', 'create', '--name', 'Ana', '--email', 'ANA@Demo.example', '--tenant']
  const taken = await foyer([...args, 'demo'])
  expect(taken).toEqual({
    code: 1,
    out: '',
    error: 'foyer user create: this e-mail address already has an account\n',
  })
  expect((await foyer([...args, 'nowhere'])).error).toBe('foyer user create: no tenant nowhere\n')
  const group = await foyer([...args, 'demo', '--groups', 'default,ghosts'])
  expect(group.error).toBe('foyer user create: no group ghosts\n')
  const tenant = ['tenant', 'create', '--name', 'Demo again', '--owner-name', 'Ana', '--owner-email']
  expect((await foyer([...tenant, 'new@demo.example', '--key', 'demo'])).error).toContain(
    'the key demo is taken',
  )
  expect((await foyer([...tenant, 'Ana@demo.EXAMPLE'])).error).toContain('already has an account')
})

it('a new password ends every sign-in and lock, and is written down', async () => {
  const email = 'ben@demo.example'
  const ben = await Agent.signIn(world.http, email)
  const { db } = world.node.deps
  const { agentId } = await db
    .selectFrom('agents')
    .select('id as agentId')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect((await ben.call('whoAmI')).body.code).toBe(200)
  const reset = await runJson<{ password: string; endedSessions: number }>(
    ['user', 'reset-password', '--email', 'BEN@demo.example'],
    { env: env() },
  )
  expect(reset).toMatchObject({ email, endedSessions: 1 })
  expect((await ben.call('whoAmI')).body.code).toBe(401)
  for (const table of ['agent_sessions', 'agent_devices'] as const)
    expect(await db.selectFrom(table).selectAll().where('agent_id', '=', agentId).execute()).toEqual([])
  expect((await world.http.call('signIn', { email, password: 'foyer-demo' })).body.code).toBe(400)
  await Agent.signIn(world.http, email, reset.password)
  const rows = await auditOf('Ben')
  expect(rows).toMatchObject([
    { action: 'resetPassword', actor_kind: 'operator', after: { endedSessions: 1 } },
  ])
  expect(JSON.stringify(rows)).not.toContain(reset.password)
  const weak = await foyer(['user', 'reset-password', '--email', email, '--password-stdin'], {
    input: 'qwertyuiop123',
  })
  expect(weak.error).toBe('foyer user reset-password: this password is too easy to guess\n')
  expect((await foyer(['user', 'reset-password', '--email', 'ghost@demo.example'])).error).toBe(
    'foyer user reset-password: no agent ghost@demo.example\n',
  )
})

it('the agent is told of a new password by mail where mails are sent', async () => {
  const { db } = world.node.deps
  const told = () =>
    db.selectFrom('mails').select('cause').where('cause', 'like', 'passwordChanged:%').execute()
  const reset = ['user', 'reset-password', '--email', 'ana@demo.example']
  const before = await told()
  expect((await foyer(reset)).code).toBe(0)
  expect(await told()).toEqual(before)
  expect((await foyer(reset, { env: { SMTP_URL: 'smtp://mail.example' } })).code).toBe(0)
  expect(await told()).toHaveLength(before.length + 1)
})

it('an agent has a limit, and users are listed with it', async () => {
  expect((await foyer(['user', 'limit', '--email', 'ANA@demo.example', '--max-threads', '7'])).code).toBe(0)
  const { users } = await runJson<{ users: object[] }>(['user', 'list', '--tenant', 'demo'], { env: env() })
  expect(users).toContainEqual(
    expect.objectContaining({ email: 'ana@demo.example', isActive: true, maxThreads: 7 }),
  )
  expect((await foyer(['user', 'list'])).out).toMatch(/^demo +ana@demo\.example +Ana .*active +7/m)
  expect((await auditOf('Ana')).at(-1)).toMatchObject({ action: 'setAgentLimit', after: { maxThreads: 7 } })
})
