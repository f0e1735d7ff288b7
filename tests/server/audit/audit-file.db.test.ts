import { beforeEach, expect, it } from 'vitest'
import { writeAudit } from '@foyer/server/audit/write-audit.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { newAgent, type NewAgent } from '../calls/given.ts'
import { must } from '../tickets/given.ts'

let ahead = 0
const world = givenWorld({ clock: { now: () => Date.now() + ahead } })
let owner: NewAgent
beforeEach(async () => {
  ahead = 0
  owner = await newAgent(world, 'owner')
})

async function pathFor(filters: Record<string, unknown>, agent = owner.agent): Promise<string> {
  return String(must(await agent.call('exportAudit', filters))['path'])
}

function get(path: string, headers: Record<string, string> = owner.agent.headers): Promise<Response> {
  return fetch(world.http.address + path, { headers: { cookie: headers['cookie'] ?? '', ...headers } })
}

it('is a CSV file that spreadsheets read and do not calculate', async () => {
  const { db } = world.node.deps
  const from = { address: '203.0.113.9', userAgent: '@SUM(A1)' }
  const { tenantId } = world.demo
  const actor = { tenantId, kind: 'agent', agentId: owner.agentId, name: '=cmd|calc', ...from } as const
  const object = { kind: 'form', id: 'f1', name: 'Say "hi", Zoë' } as const
  await writeAudit(db, actor, { action: 'saveForm', object, after: { title: '=1+1' } }, 1_794_700_000_000)
  const response = await get(await pathFor({ actor: String(owner.agentId), action: 'saveForm' }))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  expect(bytes.subarray(3).toString().split('\r\n')).toEqual([
    '"time","actor_kind","actor_id","actor","action","object_kind","object_id","object","before","after","address","user_agent"',
    `"2026-11-14T23:46:40.000Z","agent","${owner.agentId}","'=cmd|calc","saveForm","form","f1","Say ""hi"", Zoë","","{""title"":""=1+1""}","203.0.113.9","'@SUM(A1)"`,
    '',
  ])
})

it('has all rows that match, however many, and says in the log that it was taken', async () => {
  await world.node.deps.pool.query(
    `insert into audit_log (tenant_id, at, actor_kind, actor_id, actor_name, action, object_kind, object_id, object_name,
       address, user_agent)
     select $1, 1000 + i / 3, 'agent', $2, 'Ana', 'addWords', 'word', 'w' || i, '', '', '' from generate_series(1, 1703) i`,
    [world.demo.tenantId, owner.agentId],
  )
  const filters = { actor: String(owner.agentId), action: 'addWords' }
  const text = await (await get(await pathFor({ ...filters, object: { kind: 'word' } }))).text()
  const ids = [...text.matchAll(/"w(\d+)"/g)].map(([, id]) => Number(id))
  expect(ids).toHaveLength(1703)
  expect(new Set(ids).size).toBe(1703)
  expect(ids[0]).toBe(1703)
  const { rows } = await world.node.deps.pool.query<{ after: unknown }>(
    `select after from audit_log where actor_id = $1 and action = 'exportAudit'`,
    [owner.agentId],
  )
  expect(rows).toEqual([{ after: { ...filters, objectKind: 'word' } }])
})

it('does not name in the log which visitor it was asked about', async () => {
  await pathFor({ object: { kind: 'visitor', id: 'u-4711' } })
  const { rows } = await world.node.deps.pool.query(
    `select 1 from audit_log where after::text like '%u-4711%'`,
  )
  expect(rows).toEqual([])
})

it('is for the sign-in that asked, for a minute, and for nobody else', async () => {
  const path = await pathFor({})
  expect((await get(path)).status).toBe(200)
  expect((await get(path, {})).status).toBe(401)
  expect((await get(path, { ...owner.agent.headers, 'sec-fetch-site': 'cross-site' })).status).toBe(401)

  const again = await Agent.signIn(world.http, owner.email)
  expect((await get(path, again.headers)).status).toBe(404)
  const other = newId()
  await seedTenant(world.node.deps.db, other)
  const rival = await Agent.signIn(world.http, `ana@${other}.example`)
  expect((await get(path, rival.headers)).status).toBe(404)

  const [seal = ''] = /seal=.*$/.exec(path) ?? []
  const ask = Buffer.from(JSON.stringify({ until: Number.MAX_SAFE_INTEGER, filters: {} })).toString(
    'base64url',
  )
  for (const forged of ['', '?ask=e30&seal=', `?ask=${ask}&${seal}`, path.slice(path.indexOf('?'), -2)])
    expect((await get(`/api/desk/audit.csv${forged}`)).status).toBe(404)

  ahead = 60_001
  expect((await get(path)).status).toBe(404)
})

it('is not for somebody who is no admin any more', async () => {
  const path = await pathFor({})
  await world.node.deps.pool.query(`update agents set role = 'agent' where id = $1`, [owner.agentId])
  expect((await get(path)).status).toBe(403)
})
