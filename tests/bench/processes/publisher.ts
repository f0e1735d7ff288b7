import { setTimeout as sleep } from 'node:timers/promises'
import { connectRedis } from '@foyer/server/platform/redis/connect.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { answerParent } from './answer-parent.ts'

type Run = { url: string; channels: string[]; perSecond: number; forMs: number; text: string }

const handlers = {
  /** Publishes at an even pace, round the channels. */
  async publish({ url, channels, perSecond, forMs, text }: Run): Promise<number> {
    const redis = connectRedis([url], 'bare:')
    await waitUntil(redis.isUp, () => 'Redis does not answer')
    const started = performance.now()
    let sent = 0
    while (performance.now() - started < forMs) {
      const due = Math.floor(((performance.now() - started) / 1000) * perSecond)
      while (sent < due) {
        const now = Number(process.hrtime.bigint()) / 1e6
        void redis.publish(channels[sent++ % channels.length] ?? '', `${now} ${text}`)
      }
      await sleep(1)
    }
    await sleep(500)
    await redis.close()
    return sent
  },
}

export type Publisher = typeof handlers
answerParent(handlers)
