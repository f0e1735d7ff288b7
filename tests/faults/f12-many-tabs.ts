import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@foyer/client/new-id.ts'
import { memoryStorage } from '@foyer/client/storage.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { tabsInChromium } from './browser/tabs-in-chromium.ts'
import type { Watcher } from './checker.ts'
import { tabOfThisBrowser } from './clients/tabs.ts'
import { startVisitor, type VirtualVisitor } from './clients/virtual-visitor.ts'
import type { Fault } from './fault.ts'
import { countStreams } from './node/count-streams.ts'
import { foreverMs } from './patience.ts'
import { readLog } from './read-log.ts'
import { callNode } from './replay/call-node.ts'
import type { Stage } from './stage.ts'

const tabCounts = [2, 8]
const steadyMs = 1_500

/** Two tabs, then eight, of one browser; a race of chatStart; and another browser that takes the conversation over. */
export const manyTabs: Fault = {
  id: 'F12',
  title: 'many tabs, and another browser',
  target: '0 double sessions, every tab sees all p99 < 3 s',
  targetMs: 3_000,
  async play({ stage, isShort }) {
    const recoveryMs: number[] = []
    const problems: string[] = []
    const watchers: Watcher[] = []
    for (const count of isShort ? [8] : tabCounts) {
      const tabs = await openTabs(stage, count)
      const [first] = tabs
      if (!first) continue
      watchers.push(
        ...tabs.map(({ name }): Watcher => ({
          observer: name,
          kind: 'visitorLive',
          thread: first.started.thread,
        })),
      )
      problems.push(...(await whoHasStreams(stage, count)))
      recoveryMs.push(...(await everyTabWrites(stage, tabs, isShort ? 3 : 15)))
      problems.push(...(await raceToStart(stage, first)), ...(await takeOver(stage, first)))
      for (const tab of tabs) tab.close()
      await sleep(300)
    }
    if (stage.hasWidget) for (const count of tabCounts) problems.push(...(await tabsInChromium(stage, count)))
    await readLog(stage)
    return { recoveryMs, problems, watchers }
  },
}

async function openTabs({ front, history, tenant }: Stage, count: number): Promise<VirtualVisitor[]> {
  const browser = {
    address: front.address,
    history,
    channelId: tenant.channelKey,
    road: 'stream' as const,
    pid: newId(),
  }
  const storage = memoryStorage()
  const first = await startVisitor({
    ...browser,
    storage,
    browser: tabOfThisBrowser(),
    name: `tab 1 of ${count}`,
  })
  const others = Array.from({ length: count - 1 }, (_, n) =>
    startVisitor({
      ...browser,
      storage,
      browser: tabOfThisBrowser(),
      token: first.started.token,
      name: `tab ${n + 2} of ${count}`,
      by: first.name,
    }),
  )
  return [first, ...(await Promise.all(others))]
}

/** One stream for all tabs: not only for the moment in which the first of them has opened its own. */
async function whoHasStreams({ nodes }: Stage, tabs: number): Promise<string[]> {
  const isAlone = createSteady((streams) => streams === 1, steadyMs)
  let streams = 0
  const isOne = async () => {
    streams = await countStreams(nodes)
    return isAlone(streams)
  }
  return waitUntil(isOne, () => `${tabs} tabs: ${streams} streams`, foreverMs).then(
    () => [],
    (error: unknown) => [String(error)],
  )
}

/** True once the values have been right for so long. */
function createSteady<T>(isRight: (value: T) => boolean, ms: number): (value: T) => boolean {
  let since = Infinity
  return (value) => {
    since = isRight(value) ? Math.min(since, Date.now()) : Infinity
    return Date.now() - since >= ms
  }
}

/** The last tab too; each message must reach all tabs. */
async function everyTabWrites({ history }: Stage, tabs: VirtualVisitor[], rounds: number): Promise<number[]> {
  const took: number[] = []
  for (let round = 0; round < rounds; round++) {
    const ids = tabs.map((tab) => tab.send(`round ${round} from ${tab.name}`))
    const since = Date.now()
    const seen = () => new Set(history.sights.map(({ observer, id }) => `${observer} ${id}`))
    const isEverywhere = () => {
      const all = seen()
      return tabs.every((tab) => ids.every((id) => all.has(`${tab.name} ${id}`)))
    }
    await waitUntil(isEverywhere, () => 'not everywhere', foreverMs).catch(() => undefined)
    took.push(Date.now() - since)
  }
  return took
}

/** The same browser opens the chat fifty times at once. */
async function raceToStart(
  { nodes, tenant, postgres }: Stage,
  { started }: VirtualVisitor,
): Promise<string[]> {
  const input = { channelId: tenant.channelKey, pid: 'racing', locale: 'en' }
  const call = {
    name: 'chatClose',
    headers: { token: started.token },
    input: { userId: started.userId },
  } as const
  await callNode(nodes[0], call)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      callNode(nodes[n % 2 === 0 ? 0 : 1], { ...call, name: 'chatStart', input }),
    ),
  )
  const sessions = new Set(answers.map(({ data }) => data['sessionId']))
  const users = new Set(answers.map(({ data }) => data['userId']))
  const rows = await postgres.ask<{ n: number }>(
    `select count(*)::int n from sessions s join threads t on t.tenant_id = s.tenant_id and t.id = s.thread_id
     where t.key = $1 and s.last_seq is null`,
    [started.thread],
  )
  return sessions.size === 1 && users.size === 1 && rows[0]?.n === 1
    ? []
    : [`race: ${users.size} identities, ${sessions.size} sessions answered, ${rows[0]?.n} open`]
}

/** The old browser is told (1202, outType 3) and its stream is closed; the new one has the only stream. */
async function takeOver(stage: Stage, old: VirtualVisitor): Promise<string[]> {
  const { front, history, tenant } = stage
  const wasTold = Promise.withResolvers<boolean>()
  old.listen((received) => {
    if (
      received.type === 'event' &&
      received.event.kind === 'closed' &&
      received.event.reason === 'newWindow'
    ) {
      wasTold.resolve(true)
    }
  })
  const tooLate = setTimeout(() => wasTold.resolve(false), foreverMs)
  const other = await startVisitor({
    address: front.address,
    history,
    channelId: tenant.channelKey,
    road: 'stream',
    token: old.started.token,
    name: `browser after ${old.name}`,
  })
  const problems = (await wasTold.promise) ? [] : ['the old browser was not told']
  clearTimeout(tooLate)
  other.close()
  return problems
}
