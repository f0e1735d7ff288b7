import { ServerResponse } from 'node:http'
import { wrapMethod } from './wrap-method.ts'
import type { Seams } from '@foyer/server/deps.ts'
import type { RedisPort } from '@foyer/server/platform/redis/port.ts'
import type { Runner } from '@foyer/server/log/append-statement.ts'
import { isAppend } from '../is-append.ts'

/** Where a node may die in the middle of a send or of its delivery. */
export const failPoints = [
  'pre-tx',
  'post-insert',
  'post-commit',
  'post-publish',
  'mid-response',
  'mid-sse-frame',
] as const
export type FailPoint = (typeof failPoints)[number]

/** Counts passes of the armed point and dies at the chosen one. */
export function createFailPoints(die: () => void) {
  let armed: FailPoint | undefined
  let left = 0

  return {
    arm(point: FailPoint, pass: number): void {
      armed = point
      left = pass
    },
    /** True when this is the pass to die at. */
    isDue(point: FailPoint): boolean {
      if (armed !== point) return false
      left -= 1
      return left === 0
    },
    die,
  }
}

export type FailPoints = ReturnType<typeof createFailPoints>

/** The four points between a request and its ring. */
export function failPointSeams(points: FailPoints): Pick<Seams, 'runner' | 'redis'> {
  return { runner: (runner) => dyingRunner(runner, points), redis: (redis) => dyingRedis(redis, points) }
}

function dyingRunner(runner: Runner, points: FailPoints): Runner {
  return {
    async query(query) {
      if (!isAppend(query)) return runner.query(query)
      if (points.isDue('pre-tx')) points.die()
      const answer = runner.query(query)
      // The statement is on its way; whether PostgreSQL commits it before we are gone is a matter of luck.
      if (points.isDue('post-insert')) setTimeout(points.die, Math.random() * 3)
      const result = await answer
      if (points.isDue('post-commit')) points.die()
      return result
    },
  }
}

function dyingRedis(redis: RedisPort, points: FailPoints): RedisPort {
  return {
    ...redis,
    async notify(notifications) {
      await redis.notify(notifications)
      if (points.isDue('post-publish')) points.die()
    },
  }
}

/** Long enough for the kernel to take the half that was written. */
const flushMs = 5

/** The last two points: half an answer, half a frame. Answers of streams never pass `end` with a body. */
export function dieMidResponse(points: FailPoints): void {
  const half = (text: string) => text.slice(0, text.length / 2)

  wrapMethod(ServerResponse.prototype, 'write', ({ args, call }) => {
    const [chunk] = args
    const isFrame = typeof chunk === 'string' && chunk.startsWith('data: ')
    if (!isFrame || !points.isDue('mid-sse-frame')) return call(...args)
    setTimeout(points.die, flushMs)
    return call(half(chunk))
  })
  wrapMethod(ServerResponse.prototype, 'end', ({ self, args, call }) => {
    const [chunk] = args
    const isReceipt = typeof chunk === 'string' && chunk.includes('"msgId"')
    if (!isReceipt || !points.isDue('mid-response') || !(self instanceof ServerResponse)) return call(...args)
    setTimeout(points.die, flushMs)
    return self.write(half(chunk))
  })
}
