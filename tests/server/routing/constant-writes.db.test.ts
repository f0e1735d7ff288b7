import { expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { givenGroup } from './given.ts'

const world = givenWorld()

/** Every row that is written anywhere counts itself; but not that somebody looked whether a thread is silent. */
const countingSql = `
create table writes (what text not null);
create function count_write() returns trigger language plpgsql as
  $$ begin insert into writes values (tg_table_name || ' ' || tg_op); return null; end $$;
create trigger count_writes after insert or delete or update of last_seq, is_open, owner_kind, ticket on threads
  for each row execute function count_write();
do $$ declare t text; begin
  foreach t in array array['entries', 'sessions', 'agent_seats', 'queue_waits', 'agents'] loop
    execute format('create trigger count_writes after insert or update or delete on %I
      for each row execute function count_write()', t);
  end loop; end $$`

const crowdSql = `
with guests as (
  insert into visitors (tenant_id, user_id) select $1, $3 || n from generate_series(1, $4::int) n returning user_id
)
insert into threads (tenant_id, channel_id, user_id, key, is_open, owner_kind, owned_since, group_id, ticket)
select $1, $5, user_id, user_id, true, 2, 1, $2, nextval('queue_tickets') from guests`

async function writesOfOneDequeue(waiting: number): Promise<string[]> {
  const { pool } = world.node.deps
  const { tenantId, channelId } = world.demo
  const { arrive, groupId, ana } = await givenGroup(world, { max: 1 })
  const { ask, threadId } = await arrive()
  await ask()
  await pool.query(crowdSql, [tenantId, groupId, `${groupId}-`, waiting, channelId])
  await pool.query('truncate writes')
  await ana.call('closeThread', { threadId })
  const count = async () =>
    (await pool.query('select 1 from threads where group_id = $1 and owner_kind = 2', [groupId])).rowCount
  await expect.poll(count).toBe(waiting - 1)
  const { rows } = await pool.query<{ what: string }>('select what from writes order by what')
  return rows.map(({ what }) => what)
}

it('T-15 serving one of those who wait writes as much with 10 waiting as with 1,000', async () => {
  await world.node.deps.pool.query(countingSql)
  const few = await writesOfOneDequeue(10)
  const many = await writesOfOneDequeue(1_000)
  expect(many).toEqual(few)
  expect(few.length).toBeLessThan(12)
})
