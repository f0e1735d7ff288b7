import { setTimeout as sleep } from 'node:timers/promises'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { demoPassword } from '@foyer/testkit/seed.ts'
import { openCast, type Cast } from './cast.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { deliveryMs, quantile, sendMs } from './measure.ts'
import type { Stage } from './stage.ts'
import { startTraffic } from './traffic.ts'

type Trouble = { name: string; begin: (stage: Stage) => void; end: (stage: Stage) => void }

const troubles: Trouble[] = [
  {
    name: 'stopped',
    begin: ({ engines }) => engines.redis.pause(),
    end: ({ engines }) => engines.redis.resume(),
  },
  {
    name: 'a second late',
    begin: ({ toRedis }) => toRedis.poison({ down: [{ type: 'latency', ms: 1_000 }] }),
    end: ({ toRedis }) => toRedis.cure(),
  },
  { name: 'down', begin: ({ toRedis }) => toRedis.down(), end: ({ toRedis }) => toRedis.up() },
]

/** Two sweeps, and the way to the screen. */
const deliveryTargetMs = 2_500

/** Redis hangs, is slow, is gone: sends must not notice, and delivery falls back to the sweep. */
export const redisHangs: Fault = {
  id: 'F8',
  title: 'Redis hangs, is slow, is down',
  target: 'send p99 < 500 ms',
  targetMs: 500,
  async play({ stage, isShort, run }) {
    const { history } = stage
    const cast = await openCast(stage, { conversations: isShort ? 15 : 40 })
    const stop = startTraffic(cast, stage, isShort ? 100 : 200)
    const recoveryMs: number[] = []
    const problems: string[] = []
    const slow: string[] = []
    for (const { name, begin, end } of troubles) {
      await sleep(1_000)
      const beganAt = Date.now()
      begin(stage)
      // Once for long: whatever piles up while Redis is away would have piled up by then.
      await sleep(name === 'down' && !isShort && run === 0 ? 60_000 : isShort ? 2_500 : 4_000)
      const endedAt = Date.now()
      if (name !== 'a second late') problems.push(...(await trySignIn(stage, name)))
      end(stage)
      await sleep(1_500)
      recoveryMs.push(...sendMs(history, beganAt, endedAt))
      const late = quantile(deliveryMs(history, byStream(cast), beganAt, endedAt), 0.99)
      if (late > deliveryTargetMs) slow.push(`${name}: delivery p99 ${Math.round(late)} ms`)
    }
    stop()
    return { recoveryMs, problems, slow, watchers: await finish(stage, cast) }
  },
}

const byStream = ({ conversations, agents }: Cast): ReadonlySet<string> =>
  new Set([
    ...conversations.filter(({ visitor }) => visitor.road === 'stream').map(({ visitor }) => visitor.name),
    ...agents.map(({ name }) => name),
  ])

/** Guessing passwords must not become free because the counter is away. */
async function trySignIn({ nodes, tenant }: Stage, name: string): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${nodes[0].port}${pathOf('signIn')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: tenant.agents[0]?.email, password: demoPassword }),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => undefined)
  return response?.ok ? [`${name}: somebody signed in without the counter`] : []
}
