import { Redis } from 'ioredis'
import { doctorTiming } from '../node-timing.ts'
import { ignoreErrorEvent } from '../platform/observe/failures.ts'
import { judgeRedis, type RedisFacts } from '../rules/doctor/judge-redis.ts'
import { reasonOf } from '../rules/doctor/reason-of.ts'
import { fact, failure, verdictOf } from '../rules/doctor/verdict.ts'
import type { Check } from './run-doctor.ts'

/** Each address of REDIS_URL by itself: of a cluster they are its members. */
export const checkRedis: Check = async ({ config }, signal) => {
  try {
    return judgeRedis(await Promise.all(config.redisUrls.map((url) => factsOf(url, signal))))
  } catch (error) {
    return verdictOf([fact('reason', { reason: reasonOf(error) })], [failure('redisUnreachable')])
  }
}

async function factsOf(url: string, signal: AbortSignal): Promise<RedisFacts> {
  const redis = new Redis(url, {
    lazyConnect: true,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
    connectTimeout: doctorTiming.answerMs,
    commandTimeout: doctorTiming.answerMs,
  })
  let lost: unknown
  redis.on('error', (error: unknown) => {
    lost ??= error
  })
  signal.addEventListener('abort', () => redis.disconnect(), { once: true })
  try {
    await redis.connect()
    const pingMs = await quickestPing(redis)
    const info = await redis.info()
    return {
      version: lineIn(info, 'redis_version'),
      policy: lineIn(info, 'maxmemory_policy'),
      maxMemoryBytes: Number(lineIn(info, 'maxmemory')) || 0,
      pingMs,
    }
  } catch (error) {
    // The library says that the connection is closed; its event said why.
    throw lost ?? error
  } finally {
    redis.on('error', ignoreErrorEvent)
    redis.disconnect()
  }
}

/** The first one also waits for what else this process is doing. */
const pings = 5

async function quickestPing(redis: Redis): Promise<number> {
  let quickest = Number.POSITIVE_INFINITY
  for (let i = 0; i < pings; i++) {
    const started = performance.now()
    await redis.ping()
    quickest = Math.min(quickest, performance.now() - started)
  }
  return quickest
}

function lineIn(info: string, name: string): string {
  return new RegExp(`^${name}:(.*)$`, 'm').exec(info)?.[1]?.trim() ?? ''
}
