import { expect, it } from 'vitest'
import { lintMigration, type MigrationFile } from './lint-migration.ts'

/** The rules that a migration breaks. */
function broken(sql: string, earlier: MigrationFile[] = []): string[] {
  const text = `-- Up Migration\n${sql}\n-- Down Migration\nupdate threads set a = 1;`
  return lintMigration({ name: '1_a', text }, earlier).map((problem) => problem.split(': ')[1] ?? problem)
}
const noTransaction = '-- foyer: no transaction\n'
const contract = '-- foyer: contract\n'

const good = [
  'create table news (id int primary key, b text default gen_random_uuid()); create index on news (b);',
  'create table news (id int); alter table news alter column id type bigint; update news set id = 2;',
  'alter table threads add column a bigint not null default 0;',
  `alter table threads add column a text not null default '', add column b timestamptz default now();`,
  `alter table threads add column a jsonb not null default '[]'::jsonb, add b boolean default false;`,
  `alter table threads add column a int[] not null default '{}';`,
  'alter table entries add constraint a check (seq > 0) not valid;',
  'alter table files add constraint a foreign key (tenant_id) references tenants (id) not valid;',
  'alter table mails add constraint a unique using index b;',
  'alter table tickets alter column title set default 5, drop constraint b, alter column c drop not null;',
  `update channels set name = 'update threads set a = 1'; delete from agents where id = 0;`,
  'create function f() returns trigger as $$ begin update threads set a = 1; end $$ language plpgsql;',
  'create trigger a before update on threads for each row execute function f();',
  `insert into tenants (key, name) values ('a', 'b') on conflict (key) do update set name = 'c';`,
  `${noTransaction}create index concurrently if not exists a on threads (id);`,
  `${noTransaction}drop index concurrently if exists a; alter table threads validate constraint a;`,
  `${noTransaction}alter table entries detach partition entries_1 concurrently;`,
  `${contract}alter table threads drop column a; drop table mails;`,
  `${contract}alter table files rename to documents;`,
  'alter table tenants add column a int; alter table channels add column a int;',
  'alter table threads add column a int; create table news (id int); alter table news add column b int;',
  'alter table threads add column a int; alter table threads add column b int;',
  '-- foyer: allow data: at most one row per tenant\ndelete from ratings where id = 0;',
]

it.each(good)('allows %s', (sql) => expect(broken(sql)).toEqual([]))

const bad: [rule: string, sql: string][] = [
  ['index', 'create index a on threads (id);'],
  ['index', 'create unique index if not exists a on public.entries using btree (id);'],
  ['index', 'create index on only "visitors" (id);'],
  ['default', 'alter table threads add column a uuid default gen_random_uuid();'],
  ['default', 'alter table threads add a double precision not null default random();'],
  ['default', 'alter table threads add column a timestamptz default clock_timestamp();'],
  ['default', 'alter table threads add column a bigserial;'],
  ['default', 'alter table threads add column a int generated always as (id * 2) stored;'],
  ['type', 'alter table sessions alter column a type bigint;'],
  ['type', 'alter table sessions add column b int, alter a set data type text using a::text;'],
  ['rewrite', 'alter table sessions set unlogged;'],
  ['rewrite', 'vacuum full threads;'],
  ['rewrite', 'vacuum (verbose, full) threads;'],
  ['rewrite', 'cluster threads using a;'],
  ['rewrite', 'reindex table threads;'],
  ['not-null', 'alter table threads alter column a set not null;'],
  ['constraint', 'alter table threads add constraint a check (b > 0);'],
  ['constraint', 'alter table files add foreign key (tenant_id) references tenants (id);'],
  ['constraint', 'alter table only tickets add constraint a unique (b, c);'],
  ['constraint', 'alter table tickets add column a int references tenants (id);'],
  ['data', 'update threads set a = 1;'],
  ['data', 'delete from only entries where id = 1;'],
  ['data', 'with a as (delete from mails returning id) select count(*) from a;'],
  ['data', 'truncate ticket_entries;'],
  ['lock', 'lock table threads in exclusive mode;'],
  ['do', 'do $$ begin update threads set a = 1; end $$;'],
  ['contract', 'alter table channels drop column a;'],
  ['contract', 'alter table threads rename column a to b;'],
  ['contract', 'drop table mails;'],
  ['one-table', 'alter table entries add column a int; alter table threads add column a int;'],
  ['one-table', 'alter table channels add column a int; alter table threads add column a int;'],
  [
    'one-table',
    'alter table entries add column a int; create trigger b before update on threads for each row execute function f();',
  ],
  ['transaction', 'create index concurrently if not exists a on threads (id);'],
  ['transaction', 'alter table threads validate constraint a;'],
  ['transaction', 'begin; create table a (b int); commit;'],
  ['repeatable', `${noTransaction}create index concurrently a on threads (id);`],
  ['repeatable', `${noTransaction}alter table threads add column a int;`],
]

it.each(bad)('%s: rejects %s', (rule, sql) => expect(new Set(broken(sql))).toEqual(new Set([rule])))

it('allows not null after a validated check of an earlier file or the same', () => {
  const check = 'alter table threads add constraint has_a check (a is not null) not valid;'
  const validate = `${noTransaction}alter table threads validate constraint has_a;`
  const earlier = [
    { name: '0_check', text: check },
    { name: '0_validate', text: validate },
  ]
  const notNull = 'alter table threads alter column a set not null;'
  expect(broken(notNull, earlier)).toEqual([])
  expect(broken(notNull, earlier.slice(0, 1))).toEqual(['not-null'])
  expect(broken(notNull.replace('column a', 'column b'), earlier)).toEqual(['not-null'])
})

it('names the file and the line', () => {
  const text = '-- Up Migration\n\nselect 1;\ncreate index a on threads (id);'
  expect(lintMigration({ name: '1_a', text }, [])).toEqual([
    '1_a:4: index: threads: use create index concurrently in a file without a transaction',
  ])
})

it('an override needs a reason, a rule that is broken, and covers that rule alone', () => {
  const index = 'create index a on threads (id);'
  const lint = (head: string) => lintMigration({ name: '1_a', text: `-- foyer: allow ${head}\n${index}` }, [])
  expect(lint('index: threads is empty before this release')).toEqual([])
  expect(lint('index')).toHaveLength(2)
  expect(lint('data: no reason')).toEqual([
    "1_a: 'allow data' allows nothing in this file",
    expect.stringContaining('index'),
  ])
})

it('an index needs a name that no earlier one has', () => {
  const make = `${noTransaction}create index concurrently if not exists a on threads (id);`
  const earlier = (sql: string) => [{ name: '0_a', text: `-- Up Migration\n${sql}` }]
  expect(broken(make, earlier('create index a on files (id);'))).toEqual(['index-name'])
  expect(broken(make, earlier('create index b on files (id);'))).toEqual([])
  expect(broken(make, earlier('create index a on files (id); drop index b, a;'))).toEqual([])
})
