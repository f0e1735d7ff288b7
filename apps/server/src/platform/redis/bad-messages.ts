import type { FastifyBaseLogger } from 'fastify'
import { logTiming } from '../../node-timing.ts'
import type { Metrics } from '../observe/metrics.ts'

/** Topic of a message. The set is closed, because it becomes a metric label. */
export type MessageKind = 'inbox' | 'thread' | 'viewing' | 'other'

/**
 * Counts messages from Redis that could not be read, or whose handler failed, and logs some of them without their
 * content, which may be a visitor's.
 */
export function createBadMessages(log: FastifyBaseLogger, { badMessages }: Pick<Metrics, 'badMessages'>) {
  const loggedAt = new Map<string, number>()

  return (kind: MessageKind, error?: unknown): void => {
    badMessages.inc({ channel: kind })
    const line = error === undefined ? 'malformed message from Redis' : 'a message from Redis was not handled'
    const key = `${kind}: ${line}`
    if (performance.now() - (loggedAt.get(key) ?? Number.NEGATIVE_INFINITY) < logTiming.badMessageMs) return
    loggedAt.set(key, performance.now())
    log.warn({ channel: kind, ...(error !== undefined && { err: error }) }, line)
  }
}

export type BadMessages = ReturnType<typeof createBadMessages>

export function kindOf(channel: string): MessageKind {
  if (channel.startsWith('bell:')) return 'thread'
  if (channel.startsWith('inbox:')) return 'inbox'
  return channel.startsWith('viewing:') ? 'viewing' : 'other'
}
