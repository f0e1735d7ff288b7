import { setTimeout as sleep } from 'node:timers/promises'
import { cutInChromium } from './browser/cut-in-chromium.ts'
import { openCast, type Cast, type Conversation } from './cast.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import type { History } from './history.ts'
import { foreverMs } from './patience.ts'
import { startProxy, type Proxy } from './proxy.ts'
import { startTraffic } from './traffic.ts'

type Cut = {
  name: string
  begin: (line: Proxy) => void
  end: (line: Proxy) => void
  /** Whether the visitor's system notices; half-open connections are those that nobody notices. */
  isNoticed: boolean
}

const cuts: Cut[] = [
  {
    name: 'silent, and the same connections go on',
    begin: (line) =>
      line.poison({ up: [{ type: 'timeout', hold: true }], down: [{ type: 'timeout', hold: true }] }),
    end: (line) => line.cure(),
    isNoticed: true,
  },
  { name: 'the line is down', begin: (line) => line.down(), end: (line) => line.up(), isNoticed: true },
  {
    name: 'half-open: nobody is told and nothing comes back',
    begin: (line) =>
      line.poison({ up: [{ type: 'timeout', hold: false }], down: [{ type: 'timeout', hold: false }] }),
    end: (line) => line.cure(),
    isNoticed: false,
  },
]

/** Visitors lose their line while both sides write; what they wrote is kept and sent once, in order. */
export const visitorCut: Fault = {
  id: 'F9',
  title: "the visitor's line is cut",
  target: 'caught up p99 < 2 s after the line is back',
  targetMs: 2_000,
  async play({ stage, isShort, run }) {
    const line = await startProxy({ ports: () => [stage.front.port], http: false })
    const cast = await openCast(stage, {
      conversations: isShort ? 12 : 30,
      visitorsAt: line.address,
      pollEvery: 6,
    })
    const recoveryMs: number[] = []
    const problems: string[] = []
    // The half-open cut lasts until the watchdog; in the short form its turn comes never, in the long form once.
    for (const cut of isShort
      ? cuts.slice(0, 2)
      : run === 0
        ? cuts
        : [...cuts.slice(0, 2), ...cuts.slice(0, 2)]) {
      const stop = startTraffic(cast, stage, isShort ? 60 : 120)
      await sleep(1_500)
      stop()
      cut.begin(line)
      if (cut.isNoticed) tell(cast, 'offline')
      const written = writeMeanwhile(cast)
      await sleep(isShort ? 3_000 : cut.isNoticed ? 5_000 : 60_000)
      cut.end(line)
      if (cut.isNoticed) tell(cast, 'online')
      const took = await catchUpMs(stage.history, cast, written)
      // Pollers ask every two seconds whatever happens; the target is the stream's.
      if (cut.isNoticed) recoveryMs.push(...took.filter(({ road }) => road === 'stream').map(({ ms }) => ms))
      if (took.some(({ ms }) => ms === Infinity)) problems.push(`${cut.name}: not everybody caught up`)
    }
    const [agent] = cast.agents
    const problemsSeen = stage.hasWidget && agent ? await cutInChromium(stage, agent) : []
    const watchers = await finish(stage, cast)
    await line.close()
    return { recoveryMs, problems: [...problems, ...problemsSeen], watchers }
  },
}

function tell({ conversations }: Cast, news: 'online' | 'offline'): void {
  for (const { visitor } of conversations) visitor.browser.tell(news)
}

/** Agents write to all, every second visitor writes too; the others hear of it only if they catch up by themselves. */
function writeMeanwhile({ conversations }: Cast): Map<Conversation, string[]> {
  return new Map(
    conversations.map((conversation, index) => {
      const { agent, visitor, thread } = conversation
      const texts = [1, 2, 3]
      const replies = texts.map((n) => agent.reply(thread, `while you were away ${n}`))
      const own = index % 2 === 0 ? texts.map((n) => visitor.send(`written in a tunnel ${n}`)) : []
      return [conversation, [...replies, ...own]]
    }),
  )
}

/** For each visitor: how long until all of it stands on the screen. */
async function catchUpMs(
  history: History,
  cast: Cast,
  written: Map<Conversation, string[]>,
): Promise<{ road: 'stream' | 'poll'; ms: number }[]> {
  const since = Date.now()
  const took = new Map<Conversation, number>()
  while (took.size < cast.conversations.length && Date.now() - since < foreverMs) {
    const seen = new Set(history.sights.map(({ observer, id }) => `${observer} ${id}`))
    for (const [conversation, ids] of written) {
      const { name } = conversation.visitor
      if (!took.has(conversation) && ids.every((id) => seen.has(`${name} ${id}`)))
        took.set(conversation, Date.now() - since)
    }
    await sleep(50)
  }
  return cast.conversations.map((conversation) => ({
    road: conversation.visitor.road,
    ms: took.get(conversation) ?? Infinity,
  }))
}
