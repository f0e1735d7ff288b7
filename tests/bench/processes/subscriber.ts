import { connectRedis } from '@foyer/server/platform/redis/connect.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { answerParent } from './answer-parent.ts'

let latenciesMs: number[] = []

const handlers = {
  /** Listens to many channels; each message begins with the moment it was published, on the clock all processes share. */
  async listen({ url, channels }: { url: string; channels: string[] }): Promise<void> {
    const redis = connectRedis([url], 'bare:')
    await waitUntil(redis.isUp, () => 'Redis does not answer')
    redis.onMessage((_channel, payload) => {
      latenciesMs.push(nowMs() - Number(payload.slice(0, payload.indexOf(' '))))
    })
    await Promise.all(channels.map((channel) => redis.subscribe(channel)))
  },
  /** What arrived since the last time. */
  collect(_input: null): number[] {
    const collected = latenciesMs
    latenciesMs = []
    return collected
  },
}

/** CLOCK_MONOTONIC, which counts from the machine's start in every process. */
function nowMs(): number {
  return Number(process.hrtime.bigint()) / 1e6
}

export type Subscriber = typeof handlers
answerParent(handlers)
