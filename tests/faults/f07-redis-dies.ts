import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { openCast, type Cast } from './cast.ts'
import { emptyRedis } from './empty-redis.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { nextEventMs } from './measure.ts'
import { foreverMs } from './patience.ts'
import type { Stage } from './stage.ts'
import { startTraffic } from './traffic.ts'

/** Redis is killed and comes back empty, and is emptied under the nodes' feet. */
export const redisDies: Fault = {
  id: 'F7',
  title: 'Redis dies and comes back empty, FLUSHALL',
  target: 'next event p99 < 3 s',
  targetMs: 3_000,
  async play({ stage, isShort }) {
    const { engines, history } = stage
    const cast = await openCast(stage, { conversations: isShort ? 15 : 40, pollEvery: 3 })
    const stop = startTraffic(cast, stage, isShort ? 100 : 200)
    const recoveryMs: number[] = []
    const faults = [
      () => emptyRedis(engines.redis.port),
      async () => {
        await engines.redis.kill9()
        await sleep(1_000)
        await engines.redis.restart()
      },
    ]
    for (const fault of isShort ? faults : [...faults, ...faults]) {
      await sleep(1_000)
      const at = Date.now()
      await fault()
      await sleep(2_500)
      recoveryMs.push(...nextEventMs(history, at))
    }
    stop()
    await sayLastWords(stage, cast)
    const problems = await whoIsLoggedOut(cast)
    return { recoveryMs, problems, watchers: await finish(stage, cast) }
  },
}

/** The last message of each thread, and then the cache is lost before a poller has asked: nothing later will remind it. */
async function sayLastWords({ engines, history }: Stage, { conversations, agents }: Cast): Promise<void> {
  const isQuiet = () =>
    [...conversations.map(({ visitor }) => visitor), ...agents].every((p) => p.pending() === 0)
  const stuck = () => 'not everybody was answered'
  await waitUntil(isQuiet, stuck, foreverMs)
  await sleep(2_500)
  const pollers = conversations.filter(({ visitor }) => visitor.road === 'poll')
  const last = pollers.map(({ agent, thread }) => agent.reply(thread, 'last words'))
  await waitUntil(() => last.every((id) => history.ops.get(id)?.outcome === 'ok'), stuck, foreverMs)
  await emptyRedis(engines.redis.port)
}

async function whoIsLoggedOut({ conversations, agents }: Cast): Promise<string[]> {
  const answers = await Promise.all([
    ...agents.map((agent) => agent.client.whoAmI({})),
    ...conversations.map(({ visitor }) => visitor.client.resetInfo(visitor.started)),
  ])
  return answers.flatMap((answer) =>
    answer.ok || answer.kind === 'unknown' ? [] : [`refused: ${answer.error}`],
  )
}
