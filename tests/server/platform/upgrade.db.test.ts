import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { defaultChannelConfig, encodeChannelConfig } from '@foyer/contract/channel/config.ts'
import { sweepRouting } from '@foyer/server/features/routing/routing-rounds.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seatAgent } from '@foyer/testkit/seed-routing.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { leftRow } from '../leave-message/given.ts'
import { givenGroup } from '../routing/given.ts'

const world = givenWorld()

/** The SQL of one direction of a migration. */
function part(name: string, direction: 'up' | 'down'): string {
  const file = join(import.meta.dirname, '../../../apps/server/migrations', `${name}.sql`)
  const [up = '', down = ''] = readFileSync(file, 'utf8').split('-- Down Migration')
  return direction === 'up' ? up : down
}

/** In one transaction, as a node runs it at its start. */
async function run(sql: string): Promise<void> {
  await world.node.deps.pool.query(`begin; ${sql} commit;`)
}

type Numbered = { content: string; number: number }

describe('numbers of offline messages', () => {
  const numbers = '20261126050100_request_numbers'

  it('are new ones, or those of their tickets, also while a node of the old version opens tickets', async () => {
    const { pool, db } = world.node.deps
    const { tenantId, channelId } = world.demo
    const { started } = await Visitor.start(world.http)
    const by = { tenantId, channelId, userId: started.userId }
    const rows = ['first', 'second', 'third'].map((content, at) => leftRow(by, content, at + 1))
    await db.insertInto('left_messages').values(rows).execute()
    await run(part(numbers, 'down'))
    await pool.query('update tenants set last_ticket_number = 7 where id = $1', [tenantId])

    // As openFromOfflineMessage: the message, then the tenant, then the ticket.
    const old = await pool.connect()
    await old.query('begin')
    await old.query('select from left_messages where tenant_id = $1 and id = $2 for update', [
      tenantId,
      rows[1]?.id,
    ])
    const upgraded = run(part(numbers, 'up'))
    await expect.poll(waitingForLocks).toBeGreaterThan(0)
    const raised = 'update tenants set last_ticket_number = last_ticket_number + 1 where id = $1'
    await old.query(raised, [tenantId])
    await old.query(
      `insert into tickets (tenant_id, id, number, channel_id, user_id, thread_id, client_id, type_id, type_name,
        title, content, created_at, updated_at)
       select $1, 'made', 8, $2, $3, id, 'made', '', '', '', '', 1, 1 from threads where user_id = $3`,
      [tenantId, channelId, started.userId],
    )
    await old.query(`update left_messages set ticket_id = 'made' where tenant_id = $1 and id = $2`, [
      tenantId,
      rows[1]?.id,
    ])
    await old.query('commit')
    old.release()
    await upgraded

    const { rows: numbered } = await pool.query<Numbered>(
      'select content, number from left_messages where user_id = $1 order by created_at',
      [started.userId],
    )
    expect(numbered).toEqual([
      { content: 'first', number: 9 },
      { content: 'second', number: 8 },
      { content: 'third', number: 10 },
    ])
    expect(await lastNumber()).toBe(10)
  })

  it('never set the series back', async () => {
    await run(part(numbers, 'down'))
    const { tenantId } = world.demo
    await world.node.deps.pool.query('update left_messages set ticket_id = $1', ['made'])
    await world.node.deps.pool.query(
      `delete from left_messages where content <> 'second' and tenant_id = $1`,
      [tenantId],
    )
    await world.node.deps.pool.query('update tenants set last_ticket_number = 40 where id = $1', [tenantId])
    await run(part(numbers, 'up'))
    expect(await lastNumber()).toBe(40)
  })

  async function waitingForLocks(): Promise<number | null> {
    const { rowCount } = await world.node.deps.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rowCount
  }

  async function lastNumber(): Promise<number | undefined> {
    const { rows } = await world.node.deps.pool.query<{ last_ticket_number: number }>(
      'select last_ticket_number from tenants where id = $1',
      [world.demo.tenantId],
    )
    return rows[0]?.last_ticket_number
  }
})

describe('settings of channels', () => {
  const migrations = [
    '20261126020000_suggestion_switch',
    '20261126050200_channel_defaults',
    '20261126060100_launcher',
  ]
  /** The defaults before this version that are different now. */
  const oldTexts = {
    leaveMsgTitle:
      '<p>Nobody is here right now. Leave a message: we answer within <b>one working day</b>.</p>',
    adminTimeoutMsg: 'Your message has been seen. Please give us another moment.',
    adminCloseMsg: 'Thank you for your visit. This chat is closed now.',
    userOverMsg: 'The chat has ended.',
  }

  it('that nobody changed are the new defaults after it; what an admin wrote stays', async () => {
    const { pool } = world.node.deps
    const store = (config: object) =>
      pool.query('update channels set config = $1 where key = $2', [config, 'demo'])
    const upgrade = async () => {
      for (const name of migrations) await run(part(name, 'up'))
      const { rows } = await pool.query<{ config: object }>('select config from channels where key = $1', [
        'demo',
      ])
      return rows[0]?.config
    }
    const defaults = encodeChannelConfig(defaultChannelConfig)
    await store({ ...defaults, ...oldTexts })
    for (const name of migrations) await run(part(name, 'down'))
    expect(await upgrade()).toEqual(defaults)
    const own = { ...defaults, userOverMsg: 'Bye!', adminCloseMsg: 'Gone.' }
    await store(own)
    expect(await upgrade()).toEqual(own)
    await store(defaults)
  })
})

describe('who waits', () => {
  const waits = '20261126080100_who_waits_now'
  type Waits = { key: string; waiting_since: number }

  async function read(): Promise<Waits[]> {
    const { rows } = await world.node.deps.pool.query<Waits>(
      'select key, waiting_since from threads order by id',
    )
    return rows
  }

  /** The log alone must give what was written with every entry. */
  async function expectSameFromLog(): Promise<void> {
    const live = await read()
    expect(live.filter(({ waiting_since }) => waiting_since > 0).length).toBeGreaterThan(3)
    await run(part(waits, 'down'))
    expect((await read()).every(({ waiting_since }) => waiting_since === 0)).toBe(true)
    await run(part(waits, 'up'))
    expect(await read()).toEqual(live)
  }

  it('is what the log says: as if every entry had been written by this version', async () => {
    const { arrive, ana, anaId } = await givenGroup(world, { state: 'away', max: 20 })
    const withRobot = await arrive()
    await withRobot.visitor.send('to the robot')
    const queued = await arrive()
    await queued.visitor.send('to the robot')
    await queued.ask()
    const taken = await arrive()
    await taken.ask()
    await taken.visitor.send('is anybody there?')
    await ana.call('takeThread', { threadId: taken.threadId })
    const [answered, again, noted] = [await arrive(), await arrive(), await arrive()]
    for (const { ask, threadId } of [answered, again, noted]) {
      await ask()
      await ana.call('takeThread', { threadId })
      await ana.reply(threadId, 'hello')
    }
    await again.visitor.send('one more question')
    await again.visitor.send('and another')
    await noted.visitor.send('a question')
    await ana.call('writeNote', { threadId: noted.threadId, id: newId(), msgContent: 'a note' })
    await expectSameFromLog()

    const { db } = world.node.deps
    await seatAgent(db, world.demo.tenantId, anaId, { state: 'away', leaseUntil: 1 })
    await sweepRouting(world.node.deps, true)
    await expectSameFromLog()
  })
})
