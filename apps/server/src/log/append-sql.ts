import { entriesTable } from './shelf-tables.ts'

/**
 * Takes the next sequence number of each thread and writes one entry to each, in one statement: the row lock
 * that the update takes is what orders the log. A thread appears once per statement. Inputs that are missing
 * from the answer were refused (the guard failed), are repeats of a known client id, or belong to another shelf.
 *
 * `locked` takes the row locks in the order of the threads, before anything else: while the tables are small the update
 * meets its rows in the order in which they lie, and two batches would wait for each other. One row needs no order.
 *
 * The statement names the partition of its shelf: a prepared statement on the whole table would lock every partition.
 * `t.shelf` is compared under the row lock, so a session that starts meanwhile on another shelf is noticed.
 *
 * Guards: 0 none, 1 an open session, a token of this generation and nobody who is blocked, 2 an open session owned by
 * the agent, 3 the session that began there (`gen` holds where), while it is open and the robot's, 4 an open session in
 * which nothing was written after that place (`gen` holds it).
 *
 * The agent who owns a session has read what they answer: guard 2 also moves their read mark.
 *
 * `wait` is 1 where the visitor begins to wait for a person's answer, 2 where that ends: `waitEffectOf` decides it.
 */
export const appendSql = (shelf: number): string => `
with input as (
  select * from unnest(
    $1::int[], $2::bigint[], $3::text[], $4::smallint[], $5::int[], $6::int[],
    $7::smallint[], $8::smallint[], $9::smallint[], $10::text[], $11::text[], $13::smallint[]
  ) with ordinality
    as i(tenant_id, thread_id, client_id, guard, gen, agent_id, sender, kind, flags, content, extra, wait, ord)
), locked as (
  select from threads t join input i on t.tenant_id = i.tenant_id and t.id = i.thread_id
  where cardinality($1::int[]) > 1
  order by t.tenant_id, t.id for update of t
), head as (
  update threads t
  set last_seq = t.last_seq + 1, last_time = greatest(t.last_time + 1, $12),
    agent_read_seq = case i.guard when 2 then t.last_seq + 1 else t.agent_read_seq end,
    waiting_since = case
      when i.wait = 2 then 0
      when i.wait = 1 and t.owner_kind in (2, 3) and t.waiting_since = 0 then greatest(t.last_time + 1, $12)
      else t.waiting_since
    end
  from input i
  where (select count(*) from locked) >= 0
    and t.tenant_id = i.tenant_id and t.id = i.thread_id and t.shelf = $14::smallint
    and case i.guard
      when 1 then t.is_open and t.gen = i.gen and t.blocked_until <= $12
      when 2 then t.is_open and t.owner_kind = 3 and t.owner_id = i.agent_id
      when 3 then t.is_open and t.owner_kind = 1 and t.session_first_seq = i.gen
      when 4 then t.is_open and t.last_seq = i.gen
      else true
    end
    and not exists (
      select from ${entriesTable(shelf)} e
      where e.tenant_id = i.tenant_id and e.shelf = $14::smallint and e.thread_id = i.thread_id
        and entry_key(e.client_id, e.flags) = entry_key(i.client_id, i.flags)
    )
  returning i.*, t.key, t.last_seq, t.last_time, t.is_open, t.owner_kind, t.owner_id, t.browser, t.gen as thread_gen
), stored as (
  insert into ${entriesTable(shelf)}
    (tenant_id, thread_id, seq, at, agent_id, kind, sender, flags, shelf, client_id, content, extra)
  select tenant_id, thread_id, last_seq, last_time, nullif(agent_id, 0), kind, sender, flags, $14::smallint, client_id,
    content, extra::jsonb
  from head
)
select ord::int, key, last_seq, last_time as at, is_open, owner_kind, owner_id, browser, thread_gen as gen
from head`

/** Why an input was missing from the answer: the thread as it is, and the entry of this shelf that has its client id. */
export const explainSql = (shelf: number): string => `
select t.key, t.last_seq, t.is_open, t.owner_kind, t.owner_id, t.browser, t.gen, t.blocked_until,
  t.shelf, t.previous_shelf, e.seq, e.at, e.kind, e.sender, e.content
from threads t
left join ${entriesTable(shelf)} e on e.tenant_id = t.tenant_id and e.shelf = $5::smallint and e.thread_id = t.id
  and entry_key(e.client_id, e.flags) = entry_key($3, $4)
where t.tenant_id = $1 and t.id = $2`
