import { decideStopWaiting } from '@foyer/server/rules/routing/stop-waiting.ts'
import { sweepRouting } from '@foyer/server/features/routing/routing-rounds.ts'
import { seatAgent } from '@foyer/testkit/seed-routing.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import type { Desk, Guest } from './desk.ts'
import { actors, type Act } from './schedule.ts'

/** Somebody asked at `from`, and knew at `to` what came of it. */
export type Wait = { key: string; groupId: string; from: number; to: number }
export type Played = { waits: Wait[]; problems: string[] }

/** Eight actors at once, each doing its own acts in their order. */
export async function playActs(world: World, desk: Desk, acts: readonly Act[]): Promise<Played> {
  const played: Played = { waits: [], problems: [] }
  await Promise.all(
    Array.from({ length: actors }, async (_, actor) => {
      for (const act of acts.filter((one) => one.actor === actor)) {
        await perform(world, desk, act, played)
        played.problems.push(...(await overLimit(world, desk)))
      }
    }),
  )
  return played
}

async function perform(world: World, desk: Desk, act: Act, { waits }: Played): Promise<void> {
  const guest = desk.guests[act.guest]
  if (!guest) return
  switch (act.do) {
    case 'arrive':
      return void waits.push(await ask(desk, guest, act))
    case 'giveUp':
      return void (await guest.at[act.actor % 2]?.call('stopWaiting'))
    case 'leave':
      return void (await guest.at[act.actor % 2]?.call('chatClose'))
    case 'timeOut':
      return timeOut(world, desk, guest)
    case 'vanish':
    case 'comeBack':
      return sit(world, desk, act)
    case 'reply':
      return asOwner(desk, guest, (agent, threadId) => agent.reply(threadId, 'hello'), act)
    case 'close':
      return asOwner(desk, guest, (agent, threadId) => agent.call('closeThread', { threadId }), act)
    case 'refuse':
      return asOwner(desk, guest, (agent, threadId) => agent.call('refuseThread', { threadId }), act)
    case 'handToAgent': {
      const adminId = String(desk.agents[act.agent]?.id)
      return asOwner(desk, guest, (agent, threadId) => agent.call('handOver', { threadId, adminId }), act)
    }
    case 'handToGroup': {
      const { groupId } = act
      return asOwner(desk, guest, (agent, threadId) => agent.call('handOver', { threadId, groupId }), act)
    }
  }
}

async function ask(desk: Desk, guest: Guest, act: Extract<Act, { do: 'arrive' }>): Promise<Wait> {
  const from = Date.now()
  const wanted = act.agent === null ? undefined : desk.agents[act.agent]?.id
  const input = { groupId: act.groupId, ...(wanted && { adminId: String(wanted) }) }
  await guest.at[act.actor % 2]?.call('transferAgent', input)
  return { key: guest.key, groupId: act.groupId, from, to: Date.now() }
}

type Call = (agent: Desk['agents'][number]['at'][number], threadId: string) => Promise<unknown>

/** Every agent tries: only who owns the thread may, and the log tells whether anybody else could. */
async function asOwner(desk: Desk, guest: Guest, call: Call, { actor }: Act): Promise<void> {
  await Promise.all(
    desk.agents.map(async ({ at }) => {
      const agent = at[actor % 2]
      if (agent) await call(agent, guest.key)
    }),
  )
}

async function timeOut(world: World, { tenantId }: Desk, { key }: Guest): Promise<void> {
  const { threadKeys, transition } = world.node.deps
  const threadId = await threadKeys.find(tenantId, key)
  if (threadId) await transition({ tenantId, threadId }, (state) => decideStopWaiting(state, 'noAgent'))
}

async function sit(
  world: World,
  desk: Desk,
  act: Extract<Act, { agent: number; do: 'vanish' | 'comeBack' }>,
) {
  const agent = desk.agents[act.agent]
  if (!agent) return
  const { db, assign } = world.node.deps
  const isGone = act.do === 'vanish'
  const seat = { state: 'available', max: agent.max, ...(isGone && { leaseUntil: Date.now() }) } as const
  await seatAgent(db, desk.tenantId, agent.id, seat)
  if (isGone) await sweepRouting(world.node.deps, true)
  else await assign(desk.tenantId)
}

/** A place too many stays taken until a conversation ends: whoever looks after every act sees it. */
async function overLimit(world: World, { tenantId }: Desk): Promise<string[]> {
  const { rows } = await world.node.deps.pool.query<{ id: number; n: number }>(
    `select a.id, count(*)::int as n from agents a
     join threads t on t.tenant_id = a.tenant_id and t.is_open and t.owner_kind = 3 and t.owner_id = a.id
     where a.tenant_id = $1 group by a.id, a.max_threads having count(*) > a.max_threads`,
    [tenantId],
  )
  return rows.map(({ id, n }) => `agent ${id} has ${n}, more than they may`)
}
