import { beforeAll, describe, expect, it } from 'vitest'
import { deskApi } from '@foyer/contract/desk/api.ts'
import type { Endpoint } from '@foyer/contract/endpoint.ts'
import type { CallName } from '@foyer/contract/endpoints.ts'
import { may } from '@foyer/core/identity/may.ts'
import type { Visibility } from '@foyer/core/identity/sight.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { accessTable, type AccessRow, type ObjectKind } from './access-table.ts'
import {
  givenObjects,
  heldThread,
  newAgent,
  relations,
  roles,
  type Objects,
  type Relation,
  type Role,
} from './given-objects.ts'

const world = givenWorld({}, { limitScale: 10_000 })

const endpoints: Endpoint[] = Object.values(deskApi)
const rows: readonly (readonly [CallName, AccessRow])[] = Object.entries(accessTable).map(
  ([name, row]) => [name as CallName, row] as const,
)
const seenKinds: readonly ObjectKind[] = ['thread', 'ticket', 'offlineMessage']

let callers: Record<Role, Agent>
/** From the point of view of each role: `own` differs. */
let objects: Record<Role, Objects>

beforeAll(async () => {
  const [dee, cy] = [
    await newAgent(world, 'agent', 'dee', ['sales']),
    await newAgent(world, 'agent', 'cy', ['default']),
  ]
  const signedIn = await Promise.all(
    roles.map(async (role) => [role, await newAgent(world, role, `the-${role}`, ['sales'])] as const),
  )
  callers = Object.fromEntries(signedIn) as typeof callers
  const shared = await givenObjects(world, { caller: callers.agent, sameGroup: dee, otherGroup: cy })
  const ofRole = async (role: Role): Promise<Objects> =>
    role === 'agent'
      ? shared
      : { ...shared, own: { thread: await heldThread(world, callers[role], 'sales') } }
  objects = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await ofRole(role)] as const)),
  ) as typeof objects
  await calibrated()
})

/** Until the server has calibrated the documents that were just published. */
async function calibrated(): Promise<void> {
  const { db } = world.node.deps
  await waitUntil(
    async () =>
      (await db.selectFrom('knowledge_calibrations').where('due_at', 'is not', null).selectAll().execute())
        .length === 0,
    () => 'knowledge waits for the job',
  )
}

/** Columns that jobs of the server write meanwhile. */
const marks = ['check_at', 'visitor_here_at', 'agent_read_seq']

/** What every denied call has in common: afterwards all rows are as they were. */
async function allRows(): Promise<Map<string, string>> {
  const { pool } = world.node.deps
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'tenant_id' and table_name !~ '^entries_\\d+$'
       and table_name not in ('agent_sessions', 'agent_seats', 'agent_presence', 'agent_devices')`,
  )
  const digests = tables.map(async ({ name }) => {
    const { rows: found } = await pool.query<{ digest: string | null }>(
      `select md5(string_agg(row, '|' order by row)) as digest
       from (select (to_jsonb(t) - $1::text[])::text as row from ${name} t) of_all`,
      [marks],
    )
    return [name, found[0]?.digest ?? ''] as const
  })
  return new Map(await Promise.all(digests))
}

function call(agent: Agent, name: CallName, input: Record<string, unknown>) {
  const isForm = endpoints.find((endpoint) => endpoint.name === name)?.body === 'multipart'
  return isForm ? upload(agent, name, input) : agent.call(name, input)
}

async function upload(agent: Agent, name: CallName, input: Record<string, unknown>) {
  const form = new FormData()
  for (const [field, value] of Object.entries(input)) form.set(field, String(value))
  form.set('file', new Blob(['hello']), 'hello.txt')
  const response = await agent.post(name, form)
  return {
    status: response.status,
    body: (await response.json()) as { code: number; error?: string; data: unknown },
  }
}

type Cell = { name: CallName; row: AccessRow; role: Role; relation?: Relation; visibility: Visibility }

const kindsOf: Record<Relation, readonly ObjectKind[]> = {
  own: ['thread'],
  group: seenKinds,
  otherGroup: seenKinds,
  otherTenant: [
    ...seenKinds,
    'visitor',
    'channel',
    'session',
    'canned',
    'form',
    'ticketType',
    'document',
    'case',
    'complaint',
    'member',
    'invitation',
    'group',
  ],
}

const cells: Cell[] = (['groups', 'own'] as const).flatMap((visibility) =>
  rows.flatMap(([name, row]) =>
    roles.flatMap((role): Cell[] => {
      const places = relations.filter((relation) => row.on && kindsOf[relation].includes(row.on.kind))
      return places.length === 0
        ? [{ name, row, role, visibility }]
        : places.map((relation) => ({ name, row, role, relation, visibility }))
    }),
  ),
)

/** Why a call must be refused; undefined when it may be made. The first reason is the one that is told. */
function denialOf({ row, role, relation, visibility }: Cell): string[] | undefined {
  if (row.act && !may(role, row.act)) return ['identity.forbidden']
  if (relation === 'otherTenant') return ['object.unknown']
  const isHidden = relation === 'otherGroup' || (relation === 'group' && visibility === 'own' && isHeld(row))
  if (role === 'agent' && isHidden) return ['object.unknown']
  // A recall asks for the message first, and a call for the call.
  if (row.holder && relation !== 'own') return ['thread.notYours', 'message.notYours', 'object.unknown']
  return undefined
}

/** Nobody holds an offline message alone. */
function isHeld({ on }: AccessRow): boolean {
  return on?.kind !== 'offlineMessage'
}

const denied = cells.filter((cell) => denialOf(cell))

describe.each(['groups', 'own'] as const)('with the visibility %s', (visibility) => {
  beforeAll(async () => {
    await world.node.deps.db.updateTable('tenants').set({ visibility }).execute()
  })

  it.each(rows.map(([name]) => name))(
    '%s is refused to everybody who may not, and changes nothing',
    async (name) => {
      const before = await allRows()
      for (const cell of denied.filter((one) => one.name === name && one.visibility === visibility)) {
        const { row, role, relation } = cell
        const id = relation && row.on ? (objects[role][relation][row.on.kind] ?? '') : ''
        if (relation) expect([name, relation, id]).not.toEqual([name, relation, ''])
        const { body } = await call(callers[role], name, {
          ...exampleOf(name),
          ...(relation && row.on?.input(id)),
        })
        if (row.quiet && body.code === 200) continue
        expect([name, role, relation, denialOf(cell)]).toEqual([
          name,
          role,
          relation,
          expect.arrayContaining([body.error]),
        ])
      }
      expect(await allRows()).toEqual(before)
    },
  )
})

describe('without a valid sign-in', () => {
  it.each(rows.map(([name]) => name))('%s is refused', async (name) => {
    for (const agent of await strangers()) {
      const { status } = await call(agent, name, exampleOf(name))
      expect([name, status]).toEqual([name, 401])
    }
  })
})

/** No cookie, no header of the desk, a session that was ended, a deactivated agent, a session that is too old. */
async function strangers(): Promise<Agent[]> {
  known ??= await makeStrangers()
  return known
}
let known: Agent[] | undefined

async function makeStrangers(): Promise<Agent[]> {
  const { db } = world.node.deps
  const { http } = world
  const { cookie = '' } = callers.owner.headers
  const gone = await newAgent(world, 'owner', 'gone', ['sales'])
  await gone.call('signOut')
  const disabled = await newAgent(world, 'owner', 'disabled', ['sales'])
  await db.updateTable('agents').set({ is_disabled: true }).where('nick', '=', 'disabled').execute()
  const expired = await newAgent(world, 'owner', 'expired', ['sales'])
  await db
    .updateTable('agent_sessions')
    .set({ expires_at: new Date(0) })
    .where('agent_id', 'in', db.selectFrom('agents').select('id').where('nick', '=', 'expired'))
    .execute()
  return [new Agent(http, { 'x-foyer-desk': '1' }), new Agent(http, { cookie }), gone, disabled, expired]
}

it('who holds a conversation may do all of it, and who may see it is not refused', async () => {
  await world.node.deps.db.updateTable('tenants').set({ visibility: 'own' }).execute()
  for (const [name, row] of rows) {
    if (row.on?.kind !== 'thread' || name === 'takeThread' || name === 'startCall') continue
    const threadId = await heldThread(world, callers.owner, 'sales')
    const { body } = await call(callers.owner, name, { ...exampleOf(name), ...row.on.input(threadId) })
    const isUnknownCall = name.startsWith('deskCall') || name === 'recall'
    if (!isUnknownCall)
      expect([name, ['identity.forbidden', 'object.unknown', 'thread.notYours']]).toEqual([
        name,
        expect.not.arrayContaining([body.error]),
      ])
  }
})

it('has a row for every endpoint of the desk, and at least 800 refused cells', () => {
  const forAgents = endpoints.filter(({ access }) => access === 'agent').map(({ name }) => name)
  expect(rows.map(([name]) => name).toSorted()).toEqual(forAgents.toSorted())
  expect(denied.length + rows.length * 5).toBeGreaterThanOrEqual(800)
  console.info(
    `${denied.length} refused by role, object or sight, ${rows.length * 5} without a valid sign-in`,
  )
})

function exampleOf(name: CallName): Record<string, unknown> {
  return endpoints.find((endpoint) => endpoint.name === name)?.example.input as Record<string, unknown>
}
