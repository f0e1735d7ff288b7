import { expect, it } from 'vitest'
import { allTables, pruneRules } from '@foyer/server/platform/db/all-tables.ts'
import { libraryTables } from '@foyer/server/platform/db/library-table-owners.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'

const world = givenWorld()

/** What `sql` answers in its one column. */
async function names(sql: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await world.node.deps.pool.query<{ name: string }>(sql, values)
  return rows.map(({ name }) => name)
}

it('every table of the migrated database has an owner, and every table of the list exists', async () => {
  const found = await names(
    `select distinct case n.nspname when 'public' then c.relname else n.nspname end as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'`,
  )
  expect(found.toSorted()).toEqual(allTables.map(({ name }) => name))
})

it('a column that names a person is in the list of personal data', async () => {
  const found = await names(
    `select c.table_name || '.' || c.column_name as name
     from information_schema.columns c
     join pg_class t on t.relname = c.table_name and t.relnamespace = 'public'::regnamespace
     where c.table_schema = 'public' and not t.relispartition and t.relkind in ('r', 'p')
       and c.column_name in ('user_id', 'agent_id', 'thread_id', 'ticket_id', 'call_id')`,
  )
  const listed = new Map(allTables.map(({ name, personal }) => [name, personal]))
  const missing = found.filter((column) => {
    const [table = '', by] = column.split('.')
    const personal = listed.get(table) ?? []
    // A table that holds the visitor's id needs no detour over the thread or the ticket.
    const isVisitors = personal.some(({ of }) => of === 'visitor') && by !== 'agent_id'
    return !isVisitors && !personal.some((rows) => rows.by === by)
  })
  expect(missing).toEqual([])
})

it('no row of a pruned table can keep the others of its batch from being removed', async () => {
  const tables = pruneRules.map(({ table }) => table)
  const notPlain = await names(
    `select t.name from unnest($1::text[]) t(name) join pg_class c on c.oid = t.name::regclass
     where c.relkind <> 'r'
       or exists (select from pg_constraint k where k.contype = 'f' and k.confrelid = c.oid)
       or exists (select from pg_trigger g where g.tgrelid = c.oid and not g.tgisinternal and g.tgtype & 8 > 0)`,
    [tables],
  )
  expect(notPlain).toEqual([])
})

it('tables of libraries are not in the types of our queries', () => {
  expect(Object.keys(libraryTables).toSorted()).toEqual(['graphile_worker', 'migrations'])
})
