import { poisonThread } from '@foyer/testkit/poison-thread.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { openCast } from './cast.ts'
import { startVisitor } from './clients/virtual-visitor.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { foreverMs } from './patience.ts'
import { askInGroup, seatInGroup, setLease, untilSteady } from './routing/own-group.ts'
import type { Stage } from './stage.ts'
import { startTraffic } from './traffic.ts'

const groupId = 'poisoned'

/**
 * Each table that a sweep reads has a corrupt row, before a good one. The good one is dealt with as if it were alone, and
 * those who talk meanwhile notice nothing.
 */
export const poisonedRow: Fault = {
  id: 'F26',
  title: 'a corrupt row in every table that a sweep reads',
  target: 'other rows p99 < 10 s',
  targetMs: 10_000,
  async play({ stage, isShort }) {
    const startedAt = Date.now()
    const cast = await openCast(stage, { conversations: isShort ? 8 : 30 })
    const stopTraffic = startTraffic(cast, stage, 10)
    const recoveryMs: number[] = []
    const problems: string[] = []
    await untilSteady(startedAt)
    for (const [name, play] of Object.entries(sweeps)) {
      const { isDone } = await play(stage)
      const since = Date.now()
      await waitUntil(isDone, () => name, foreverMs).then(
        () => recoveryMs.push(Date.now() - since),
        () => problems.push(`${name}: the good row was never dealt with`),
      )
    }
    stopTraffic()
    // They are no messages of anybody.
    await stage.postgres.ask(`delete from entries where content = 'poison'`, [])
    return { recoveryMs, problems, watchers: await finish(stage, cast) }
  },
}

type Sweep = (stage: Stage) => Promise<{ isDone: () => Promise<boolean> }>

/** Each corrupts one row, leaves a good one behind it, and says when that one has been dealt with. */
const sweeps = {
  async routing(stage) {
    const { groupId: group, agent } = await seatOne(stage, `${groupId}-routing`)
    const [bad, good] = [await ask(stage, group), await ask(stage, group)]
    await poison(stage, bad)
    await setLease(stage, agent, 1)
    return { isDone: () => owner(stage, good).then((kind) => kind !== 3) }
  },
  async assign(stage) {
    const { groupId: group, agent } = await seatOne(stage, `${groupId}-assign`)
    await setState(stage, agent.id, 'away')
    const [bad, good] = [await ask(stage, group), await ask(stage, group)]
    await poison(stage, bad)
    await setState(stage, agent.id, 'available')
    return { isDone: () => owner(stage, good).then((kind) => kind === 3) }
  },
  async idle(stage) {
    const [bad, good] = [await arrive(stage), await arrive(stage)]
    await poison(stage, bad)
    await stage.postgres.ask('update threads set last_time = 1, check_at = 0 where key = any($1)', [
      [bad, good],
    ])
    return { isDone: () => isClosed(stage, good) }
  },
  async channels(stage) {
    const [bad, good] = [await arrive(stage), await arrive(stage)]
    // The settings of a channel are read with every idle thread of it.
    await stage.postgres.ask(
      `with corrupt as (
         insert into channels (tenant_id, key, name, config)
         select tenant_id, 'corrupt', 'corrupt', '{"userTimeoutMode": "x", "adminTimeoutTime": {}}'::jsonb
         from channels where tenant_id = $2 limit 1 returning id
       )
       update threads set channel_id = (select id from corrupt) where key = $1`,
      [bad, stage.tenant.tenantId],
    )
    await stage.postgres.ask('update threads set last_time = 1, check_at = 0 where key = any($1)', [
      [bad, good],
    ])
    return { isDone: () => isClosed(stage, good) }
  },
  async groups(stage) {
    const bad = await seatOne(stage, `${groupId}-hours`)
    await stage.postgres.ask(`update agent_groups set hours = '{"zone": 7}' where id = $1`, [bad.groupId])
    await ask(stage, bad.groupId)
    const good = await seatOne(stage, `${groupId}-no-hours`)
    const waits = await ask(stage, good.groupId)
    return { isDone: () => owner(stage, waits).then((kind) => kind === 3) }
  },
  async calls(stage) {
    const [bad, good] = [await arrive(stage), await arrive(stage)]
    const callers = [await seatOne(stage, `${groupId}-call-1`), await seatOne(stage, `${groupId}-call-2`)]
    await poisonThread({ query: (text, values) => stage.postgres.ask(text, values) }, bad, [
      `call:${bad}:end`,
    ])
    for (const [at, thread] of [bad, good].entries())
      await stage.postgres.ask(
        `insert into calls (tenant_id, id, thread_id, agent_id, started_by, video_type, started_at, visitor_seen_at, agent_seen_at)
         select tenant_id, key, id, $2, 'agent', 'voice', to_timestamp(1), to_timestamp(1), to_timestamp(1)
         from threads where key = $1`,
        [thread, callers[at]?.agent.id],
      )
    return {
      async isDone() {
        const [row] = await stage.postgres.ask<{ status: string }>('select status from calls where id = $1', [
          good,
        ])
        return row?.status === 'ended'
      },
    }
  },
} satisfies Record<string, Sweep>

async function seatOne(stage: Stage, id: string) {
  const [agent] = await seatInGroup(stage, stage.nodes[0], id, 1)
  if (!agent) throw new Error('nobody at the desk')
  return { groupId: id, agent }
}

async function ask(stage: Stage, group: string): Promise<string> {
  const visitor = await askInGroup(stage, stage.nodes[1], group)
  visitor.close()
  return visitor.started.thread
}

async function arrive({ history, tenant, nodes }: Stage): Promise<string> {
  const address = `http://127.0.0.1:${nodes[0].port}`
  const visitor = await startVisitor({ address, history, channelId: tenant.channelKey, road: 'poll' })
  visitor.close()
  return visitor.started.thread
}

function poison({ postgres }: Stage, thread: string): Promise<void> {
  return poisonThread({ query: (text, values) => postgres.ask(text, values) }, thread)
}

async function setState({ postgres }: Stage, agentId: number, state: string): Promise<void> {
  await postgres.ask('update agent_seats set state = $2 where agent_id = $1', [agentId, state])
}

async function owner({ postgres }: Stage, thread: string): Promise<number | undefined> {
  const [row] = await postgres.ask<{ owner_kind: number }>('select owner_kind from threads where key = $1', [
    thread,
  ])
  return row?.owner_kind
}

async function isClosed({ postgres }: Stage, thread: string): Promise<boolean> {
  const [row] = await postgres.ask<{ is_open: boolean }>('select is_open from threads where key = $1', [
    thread,
  ])
  return row?.is_open === false
}
