import { beforeAll, describe, expect, it } from 'vitest'
import { deskApi } from '@foyer/contract/desk/api.ts'
import { auditActions } from '@foyer/contract/desk/audit-actions.ts'
import type { ErrorCode } from '@foyer/contract/errors.ts'
import type { Trace } from '@foyer/contract/endpoint.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import type { Answer } from '@foyer/testkit/http.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { newAgent } from '../calls/given.ts'
import { type Caller, type Given, walkCalls } from './walk-calls.ts'

const world = givenWorld()
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

type Row = { id: number; action: string; actor_id: number | null; address: string; user_agent: string }

async function rowsAfter(id: number): Promise<Row[]> {
  const { rows } = await world.node.deps.pool.query<Row>('select * from audit_log where id > $1', [id])
  return rows
}

async function lastRow(): Promise<number> {
  const { rows } = await world.node.deps.pool.query<{ id: number }>(
    'select coalesce(max(id), 0)::int as id from audit_log',
  )
  return rows[0]?.id ?? 0
}

/** How many entries of threads and tickets name an agent as their author. */
async function entriesOf({ agentId }: Caller): Promise<number> {
  const { rows } = await world.node.deps.pool.query<{ n: number }>(
    `select (select count(*) from entries where agent_id = $1)::int
       + (select count(*) from ticket_entries where agent_id = $1)::int as n`,
    [agentId],
  )
  return rows[0]?.n ?? 0
}

async function prepared(name: Name) {
  const { input = {}, by = given, perform } = await walkCalls[name](given)
  const call = (agent: Agent): Promise<Pick<Answer, 'body'>> =>
    perform ? perform(agent) : agent.call(name, input)
  const before = { row: await lastRow(), entries: await entriesOf(by) }
  return { by, call, before, isJson: !perform }
}

describe('every endpoint of the desk', () => {
  it('has a row in the table, and an action if it is audited', () => {
    expect(Object.keys(walkCalls).toSorted()).toEqual(names.toSorted())
    expect(audited.filter((name) => !auditActions.some((action) => action === name))).toEqual([])
    expect(names.filter((name) => !deskApi[name].leaves)).toEqual([])
  })

  it.each(audited)('%s leaves a row in the audit log', async (name) => {
    const { by, call, before } = await prepared(name)
    expect((await call(by.agent)).body).toMatchObject({ code: 200 })
    const rows = await rowsAfter(before.row)
    expect(rows.map(({ action }) => action)).toEqual([name])
    expect(rows[0]).toMatchObject({ actor_id: by.agentId, user_agent: 'node' })
    expect(rows[0]?.address).not.toBe('')
  })

  it.each(leaving('entry'))('%s leaves an entry of the agent', async (name) => {
    const { by, call, before } = await prepared(name)
    expect((await call(by.agent)).body).toMatchObject({ code: 200 })
    expect(await entriesOf(by)).toBeGreaterThan(before.entries)
    expect(await rowsAfter(before.row)).toEqual([])
  })

  it.each(leaving('nothing', 'presence'))('%s leaves neither', async (name) => {
    const { by, call, before } = await prepared(name)
    expect((await call(by.agent)).body).toMatchObject({ code: 200 })
    expect(await entriesOf(by)).toBe(before.entries)
    expect(await rowsAfter(before.row)).toEqual([])
  })
})

describe('a call that fails', () => {
  /** Their permission is one that every role has. */
  const forEveryRole: readonly Name[] = ['handleLeftMessage']

  it.each(audited)('%s leaves no row', async (name) => {
    const { by, call, before, isJson } = await prepared(name)
    expect((await by.agent.http.call(name, [])).body.error).toBe('request.invalid')
    if (isJson) expect((await world.http.call(name, {})).body.error).toBe('identity.missing')
    const errors: readonly ErrorCode[] = deskApi[name].errors
    if (errors.includes('identity.forbidden') && !forEveryRole.includes(name))
      expect((await call(ben)).body.error).toBe('identity.forbidden')
    expect(await rowsAfter(before.row)).toEqual([])
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
  async function state(): Promise<unknown> {
    const tables = `tenants channels agents agent_groups agent_group_members agent_sessions agent_devices
      canned_replies form_templates sensitive_words identity_keys knowledge_documents knowledge_rows robot_cases
      knowledge_feedback legal_holds visitor_blocks data_requests tickets ticket_links left_messages`.split(
      /\s+/,
    )
    const found: Record<string, unknown> = {}
    for (const table of tables) {
      const { rows } = await world.node.deps.pool.query<{ md5: string }>(
        `select md5(string_agg(t::text, ';' order by t::text)) as md5 from ${table} t`,
      )
      found[table] = rows[0]?.md5
    }
    return found
  }

  it.each(audited)('%s changes nothing', async (name) => {
    const { pool } = world.node.deps
    const { by, call } = await prepared(name)
    const before = await state()
    await pool.query(`
      create function fail() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
      create trigger fail before insert on audit_log for each row execute function fail()`)
    try {
      expect((await call(by.agent)).body).toMatchObject({ code: 500 })
      expect(await state()).toEqual(before)
    } finally {
      await pool.query('drop trigger fail on audit_log; drop function fail')
    }
  })
})
