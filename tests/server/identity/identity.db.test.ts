import { expect, it } from 'vitest'
import { visitorApi } from '@foyer/contract/api.ts'
import { launcherConfigPath } from '@foyer/contract/channel/launcher-config.ts'
import { picturePath } from '@foyer/contract/desk/picture-path.ts'
import { deskApi } from '@foyer/contract/desk/api.ts'
import type { Endpoint } from '@foyer/contract/endpoint.ts'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { knowledgeFileUrl } from '@foyer/server/features/knowledge-import/serve-knowledge-file.ts'
import { auditFileUrl } from '@foyer/server/features/audit/audit-file-seal.ts'
import { routes } from '@foyer/server/routes.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor, newId } from '@foyer/testkit/visitor.ts'

// Each endpoint takes several visitors of one address.
const world = givenWorld({}, { limitScale: 100 })
const endpoints: Endpoint[] = [...Object.values(visitorApi), ...Object.values(deskApi)]
const guarded = routes.filter((route) => route.endpoint.access !== 'public')

it('the route table: nothing is mounted beside the contract but health, documentation, files, exports, the audit log, lines, pictures and help pages', () => {
  const allowed = new Set(endpoints.map((endpoint) => endpoint.path))
  for (const { endpoint } of routes) expect(allowed).toContain(endpoint.path)
  const mounted = world.node.app.printRoutes({ commonPrefix: false })
  // registerRoute() is the only way to a POST, and it cannot mount one without its row of identify().
  expect(mounted.match(/\(POST/g)).toHaveLength(routes.length)
  // Help pages have a form, which works without scripts.
  expect(mounted.match(/\(GET, HEAD, POST\)/g)).toHaveLength(1)
  const pages = mounted.split('\n').flatMap((line) => /── (\S+) \([^)]*GET/.exec(line)?.[1] ?? [])
  // The star is the file after /files/:file/, checked against its row on every read.
  expect(new Set(pages)).toEqual(
    new Set([
      '/api/docs',
      '/style.css',
      '/api/openapi.json',
      '/healthz',
      '/readyz',
      '*',
      '/exports/:name',
      // Looked up among the pictures of agents.
      '/files/agents/:name',
      // Looked up among the images of channels, which are public.
      '/files/channels/:name',
      // Public, and only of channels that have switched them on.
      '/help/:channelKey',
      '/help/style/:name',
      auditFileUrl,
      knowledgeFileUrl,
      launcherConfigPath,
      `${picturePath}/:msgId`,
    ]),
  )
})

it.each(guarded.map((route) => [route.endpoint.name, route.endpoint] as const))(
  'P-04 %s is refused without a token, with a forged one and with one of another kind',
  async (name, endpoint) => {
    const visitor = await Visitor.start(world.http)
    const stranger: Record<string, string> =
      endpoint.access === 'agent' ? { token: visitor.started.token, 'x-foyer-desk': '1' } : {}
    for (const headers of [
      stranger,
      { ...stranger, token: 'v1.test.e30.AAAA', cookie: 'foyer-desk=1.AAAA' },
      {
        ...stranger,
        token: `${visitor.started.token.slice(0, -2)}xx`,
        cookie: `foyer-desk=1.${'A'.repeat(43)}`,
      },
    ]) {
      const { status, body } = await world.http.call(name, endpoint.example.input, headers)
      expect(status).toBe(401)
      expect(body).toMatchObject({ code: 401 })
    }
  },
)

it.each(
  guarded
    .filter((route) => ['visitor', 'ticket'].includes(route.endpoint.access) && hasUserId(route.endpoint))
    .map((route) => route.endpoint.name),
)('%s with the userId of somebody else is answered as unknown, and nothing changes', async (name) => {
  const victim = await Visitor.start(world.http)
  const thief = await Visitor.start(world.http)
  const before = await rowsOf(victim)
  const { userId, pollId, sessionId } = victim.started
  const input = { ...inputOf(name), userId, pollId, sessionId, id: newId() }
  const { body } = await thief.http.call(name, input)
  expect(body).toMatchObject({ code: 400, error: 'object.unknown' })
  expect(await rowsOf(victim)).toEqual(before)
})

it('userId of a wrong type is refused, not coerced', async () => {
  const visitor = await Visitor.start(world.http)
  for (const userId of [1, true, null, [visitor.started.userId], { $ne: '' }]) {
    const { body } = await visitor.http.call('getHistoryMsg', { userId, maxTime: 0 })
    expect(body.code).toBe(400)
  }
})

it('a revoked token stops working everywhere, also on streams that are open', async () => {
  const visitor = await Visitor.start(world.http)
  const stream = await visitor.stream()
  await world.node.deps.pool.query('update threads set gen = gen + 1 where user_id = $1', [
    visitor.started.userId,
  ])
  await stream.closed
  expect((await visitor.send('still me')).body.error).toBe('identity.expired')
  expect((await visitor.call('getHistoryMsg', { maxTime: 0 })).body.error).toBe('identity.expired')
  expect((await visitor.call('getEventMsg', { lastSeq: 0 })).body.error).toBe('identity.expired')
})

it('an agent of another tenant sees nothing of a thread, and reaches no channel', async () => {
  await seedTenant(world.node.deps.db, 'rival')
  const rival = await Agent.signIn(world.http, 'ana@rival.example')
  const { threadId, agent } = await startTalk(world.http)
  const reply = await agent.reply(threadId, 'ours')
  for (const [name, input] of [
    ['readThread', { threadId }],
    ['takeThread', { threadId }],
    ['reply', { threadId, id: newId(), msgContent: 'x' }],
    ['typeReply', { threadId }],
    ['recall', { threadId, msgId: reply.body.data['msgId'] }],
    ['closeThread', { threadId }],
    ['setOrigins', { channelId: 'demo', allowedOrigins: [] }],
    ['createIdentityKey', { channelId: 'demo', algorithm: 'HS256' }],
    ['revokeIdentityKey', { channelId: 'demo', keyId: 'k' }],
    ['startCall', { threadId, videoType: 'voice' }],
    ['deskCallAct', { ...inputOf('deskCallAct'), threadId, callId: '' }],
    ['deskCallSignal', { ...inputOf('deskCallSignal'), threadId }],
  ] as const) {
    expect((await rival.call(name, input)).body).toMatchObject({ code: 400, error: 'object.unknown' })
  }
  expect((await rival.call('listThreads', { list: 'waiting' })).body.data['threads']).toEqual([])
})

it('the desk refuses a request without its header: a form of another site cannot send it', async () => {
  const agent = await Agent.signIn(world.http)
  const { body } = await agent.http.call('whoAmI', {}, { 'x-foyer-desk': '0' })
  expect(body.code).toBe(401)
})

function hasUserId(endpoint: Endpoint): boolean {
  return (
    typeof endpoint.example.input === 'object' &&
    endpoint.example.input !== null &&
    'userId' in endpoint.example.input
  )
}

function inputOf(name: string): Record<string, unknown> {
  return endpoints.find((endpoint) => endpoint.path === pathOf(name as never))?.example.input as Record<
    string,
    unknown
  >
}

/** When somebody looks at the thread again, a node decides at any time: left out. */
async function rowsOf(visitor: Visitor): Promise<unknown> {
  const { rows } = await world.node.deps.pool.query(
    `select to_jsonb(t) - 'check_at' as thread, v.name, v.email
     from threads t join visitors v using (tenant_id, user_id) where t.user_id = $1`,
    [visitor.started.userId],
  )
  return rows
}
