import { isFields, str, type Fields } from '@foyer/contract/readers.ts'
import type { Deps } from '@foyer/server/deps.ts'
import { waiting } from '@foyer/server/features/routing/waiting.ts'
import type { Given } from './figures.ts'
import { listen } from './listen.ts'
import { inLanes, type People } from './people.ts'

/** Every desk is open; what this many of them show is read. */
const readDesks = 10
/** So many of those who wait are followed. */
const readWaiting = 300

/** The desks of all agents, and the hand that ends conversations at them. */
export async function watchDesks({ agents }: People) {
  const open: (() => void)[] = []
  const shown: Map<string, number>[] = []
  const own = new Map<number, Set<string>>()

  await inLanes(agents.length, async (index) => {
    const agent = agents[index]
    if (!agent) return
    const isRead = shown.length < readDesks
    const rows = new Map<string, number>()
    if (isRead) shown.push(rows)
    const heard = (frame: Fields, at: number) => {
      const thread = frame['type'] === 'thread' ? frame['thread'] : undefined
      if (!isFields(thread)) return
      const key = `${str(thread, 'threadId')} ${str(thread, 'adminId')}`
      if (!rows.has(key)) rows.set(key, at)
    }
    const { address } = agent.desk.http
    open.push(await listen(address, 'deskStream', {}, { ...agent.desk.headers }, isRead ? heard : undefined))
    const { body } = await agent.desk.call('listThreads', { list: 'mine' })
    own.set(agent.id, new Set(threadsOf(body.data)))
  })

  return {
    /** One conversation of an agent ends: whichever agent is next, so that all of them have free places in turn. */
    async endOne(): Promise<void> {
      const agent = agents.shift()
      if (!agent) return
      agents.push(agent)
      const threads = own.get(agent.id) ?? new Set()
      const [threadId] = threads
      if (!threadId) return
      threads.delete(threadId)
      await agent.desk.call('closeThread', { threadId })
    },
    /** From the moment somebody was given to an agent until each desk that is read shows it. */
    delays: (given: readonly Given[]): number[] =>
      given.flatMap(({ key, agentId, at }) =>
        shown.map((rows) => Math.max(0, (rows.get(`${key} ${agentId}`) ?? Infinity) - at)),
      ),
    close: () => open.forEach((end) => end()),
  }
}

/** Some of those who wait, spread over the whole line, and the place that each was last told. */
export async function watchPlaces(deps: Deps, { tenantId, visitors }: People) {
  const rows = await waiting(deps.db, tenantId).select(['w.key', 'w.user_id']).orderBy('w.ticket').execute()
  const keys = new Map(rows.map(({ key, user_id }) => [user_id, key]))
  const followed = visitors
    .filter(({ started }) => keys.has(started.userId))
    .filter((_, index, all) => index % Math.ceil(all.length / readWaiting) === 0)
  const told = new Map<string, number>()
  const open: (() => void)[] = []
  await inLanes(followed.length, async (index) => {
    const visitor = followed[index]
    const key = visitor && keys.get(visitor.started.userId)
    if (!visitor || !key) return
    const { userId, pollId, token, lastSeq } = visitor.started
    const heard = (frame: Fields) => {
      const place = Number(frame['waitIndex'] ?? 0)
      if (place > 0) told.set(key, place)
    }
    open.push(await listen(visitor.http.address, 'stream', { userId, pollId, lastSeq }, { token }, heard))
  })
  return { waiting: rows.length, told: () => told, close: () => open.forEach((end) => end()) }
}

function threadsOf(data: Fields): string[] {
  const threads = data['threads']
  return Array.isArray(threads) ? threads.flatMap((row) => (isFields(row) ? [str(row, 'threadId')] : [])) : []
}
