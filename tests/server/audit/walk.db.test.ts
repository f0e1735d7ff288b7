import { beforeAll, describe, expect, it } from 'vitest'
import { deskApi } from '@foyer/contract/desk/api.ts'
import { auditActions } from '@foyer/contract/desk/audit-actions.ts'
import type { ErrorCode } from '@foyer/contract/errors.ts'
import type { Trace } from '@foyer/contract/endpoint.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import type { Answer } from '@foyer/testkit/http.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import { newAgent } from '../calls/given.ts'
import type { Caller, Given } from './walk-call.ts'
import { walkCalls } from './walk-calls.ts'

const world = givenWorld()
type Pool = World['node']['deps']['pool']
type Name = keyof typeof deskApi
const names = Object.keys(deskApi).filter((name): name is Name => name in deskApi)
const leaving = (...traces: Trace[]) =>
  names.filter((name) => traces.includes(deskApi[name].leaves ?? 'nothing'))
const audited = leaving('audit')

let given: Given
let ben: Agent
beforeAll(async () => {
  ben = await Agent.signIn(world.http, 'ben@demo.example')
  given = { ...(await newAgent(world, 'owner')), world }
  // Nobody asks for a rating while the channel has it off.
  await world.node.deps.pool.query(`update channels set config = config || '{"evaluateMode":1}'`)
})

type Row = {
  id: number
  action: string
  actor_kind: string
  actor_id: number | null
  object_kind: string
  object_id: string
  address: string
  user_agent: string
}

async function rowsAfter(pool: Pool, id: number): Promise<Row[]> {
  const { rows } = await pool.query<Row>('select * from audit_log where id > $1 order by id', [id])
  return rows
}

async function lastRow(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select coalesce(max(id), 0)::int as id from audit_log')
  return rows[0]?.id ?? 0
}

/** How many entries of threads and tickets name an agent as their author. */
async function entriesOf(pool: Pool, { agentId }: Caller): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select (select count(*) from entries where agent_id = $1)::int
       + (select count(*) from ticket_entries where agent_id = $1)::int as n`,
    [agentId],
  )
  return rows[0]?.n ?? 0
}

async function prepared(name: Name) {
  const { input = {}, by = given, perform, node = world.node, ...step } = await walkCalls[name](given)
  const call = (agent: Agent): Promise<Pick<Answer, 'body'>> =>
    perform ? perform(agent) : agent.call(name, input)
  const { pool } = node.deps
  const before = { row: await lastRow(pool), entries: await entriesOf(pool, by) }
  const http = by.agent.http.at(node.address)
  return { ...step, by, call, http, pool, before, isJson: !perform }
}

/** They answer before they have done their work, so that the time of the answer tells nothing. */
const answersEarly: readonly Name[] = ['requestPasswordReset']

describe('every endpoint of the desk', () => {
  it('has a row in the table, and an action if it is audited', () => {
    expect(Object.keys(walkCalls).toSorted()).toEqual(names.toSorted())
    expect(audited.filter((name) => !auditActions.some((action) => action === name))).toEqual([])
    expect(names.filter((name) => !deskApi[name].leaves)).toEqual([])
  })

  it.each(audited)('%s leaves a row in the audit log', async (name) => {
    const { by, call, pool, before, actor, also = {} } = await prepared(name)
    const { body } = await call(by.agent)
    expect(body).toMatchObject({ code: 200 })
    if (answersEarly.includes(name))
      await waitUntil(
        async () => (await lastRow(pool)) > before.row,
        () => 'there is no row',
      )
    const rows = await rowsAfter(pool, before.row)
    expect(rows.map(({ action }) => action)).toEqual([...(also.before ?? []), name, ...(also.after ?? [])])
    const nobody = { actor_kind: 'system', actor_id: null, object_kind: 'agent', object_id: `${by.agentId}` }
    const { agent: joined } = body.data as { agent?: { adminId: string } }
    const somebody = { actor_kind: 'agent', actor_id: actor === 'new' ? Number(joined?.adminId) : by.agentId }
    for (const row of rows) {
      expect(row).toMatchObject({ ...(actor === 'nobody' ? nobody : somebody), user_agent: 'node' })
      expect(row.address).not.toBe('')
    }
  })

  it.each(leaving('entry'))('%s leaves an entry of the agent', async (name) => {
    const { by, call, pool, before } = await prepared(name)
    expect((await call(by.agent)).body).toMatchObject({ code: 200 })
    expect(await entriesOf(pool, by)).toBeGreaterThan(before.entries)
    expect(await rowsAfter(pool, before.row)).toEqual([])
  })

  it.each(leaving('draft'))('%s names the agent in the draft', async (name) => {
    const { by, call, pool, before } = await prepared(name)
    expect((await call(by.agent)).body).toMatchObject({ code: 200 })
    const { rows } = await pool.query<{ agent: number }>(
      `select (jsonb_path_query_first(touched, '$.*.agentId'))::int as agent
       from settings_drafts order by updated_at desc limit 1`,
    )
    expect(rows).toEqual([{ agent: by.agentId }])
    expect(await rowsAfter(pool, before.row)).toEqual([])
  })

  it.each(leaving('nothing', 'presence'))('%s leaves neither', async (name) => {
    const { by, call, pool, before } = await prepared(name)
    expect((await call(by.agent)).body).toMatchObject({ code: 200 })
    expect(await entriesOf(pool, by)).toBe(before.entries)
    expect(await rowsAfter(pool, before.row)).toEqual([])
  })
})

describe('a call that fails', () => {
  /** Their permission is one that every role has, or a matter of the tenant. */
  const forEveryRole: readonly Name[] = [
    'handleLeftMessage',
    'signIn',
    'signInWithPasskey',
    'acceptInvitation',
    'removeTotp',
    'removePasskey',
  ]

  it.each(audited)('%s leaves no row', async (name) => {
    const { call, http, pool, before, isJson } = await prepared(name)
    expect((await http.call(name, [])).body.error).toBe('request.invalid')
    if (isJson) expect((await world.http.call(name, {})).body.error).toBe('identity.missing')
    const errors: readonly ErrorCode[] = deskApi[name].errors
    if (errors.includes('identity.forbidden') && !forEveryRole.includes(name))
      expect((await call(ben)).body.error).toBe('identity.forbidden')
    expect(await rowsAfter(pool, before.row)).toEqual([])
  })

  it('leaves nothing in the log of the tenant that a stranger names', async () => {
    await seedTenant(world.node.deps.db, 'rival')
    const stranger = await Agent.signIn(world.http, 'ana@rival.example')
    for (const name of audited) {
      const { call, before, isJson } = await prepared(name)
      if (!isJson) continue
      await call(name === 'signOut' ? await Agent.signIn(world.http, 'ana@rival.example') : stranger)
      const { rows } = await world.node.deps.pool.query(
        'select action from audit_log where id > $1 and tenant_id = $2',
        [before.row, world.demo.tenantId],
      )
      expect([name, rows]).toEqual([name, []])
    }
  })
})

describe('when the row cannot be written', () => {
  /** All that audited calls change. What nodes write at a time of their own is left out. */
  async function state(pool: Pool): Promise<unknown> {
    const tables = `tenants channels agents agent_groups agent_group_members agent_sessions agent_devices
      canned_replies form_templates sensitive_words identity_keys knowledge_documents knowledge_rows robot_cases
      knowledge_feedback legal_holds visitor_blocks data_requests tickets ticket_links left_messages
      invitations password_resets setup_links tenant_setup sso_settings agent_identities agent_totp
      agent_passkeys agent_recovery_codes settings_drafts settings_versions channel_images`.split(/\s+/)
    const found: Record<string, unknown> = {}
    for (const table of tables) {
      const { rows } = await pool.query<{ md5: string }>(
        `select md5(string_agg(t::text, ';' order by t::text)) as md5 from ${table} t`,
      )
      found[table] = rows[0]?.md5
    }
    return found
  }

  it.each(audited)('%s changes nothing', async (name) => {
    const { by, call, pool } = await prepared(name)
    const before = await state(pool)
    // A sequence counts also what is rolled back.
    await pool.query(`
      create sequence failures;
      create function fail() returns trigger language plpgsql as $$
        begin perform nextval('failures'); raise exception 'disk full'; end $$;
      create trigger fail before insert on audit_log for each row execute function fail()`)
    const hasFailed = async () =>
      (await pool.query<{ is_called: boolean }>('select is_called from failures')).rows[0]?.is_called ?? false
    try {
      expect((await call(by.agent)).body).toMatchObject({ code: answersEarly.includes(name) ? 200 : 500 })
      await waitUntil(hasFailed, () => 'no row was written')
      expect(await state(pool)).toEqual(before)
    } finally {
      await pool.query('drop trigger fail on audit_log; drop function fail; drop sequence failures')
    }
  })
})
