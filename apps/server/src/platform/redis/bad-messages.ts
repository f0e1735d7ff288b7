import type { FastifyBaseLogger } from 'fastify'
import { logTiming } from '../../node-timing.ts'
import type { Metrics } from '../observe/metrics.ts'

/** What a message was about; bounded, because it becomes a label. */
export type MessageKind = 'inbox' | 'thread' | 'viewing' | 'other'

/** Counts messages from Redis that could not be read, and logs some of them. Their content may be a visitor's. */
export function createBadMessages(log: FastifyBaseLogger, { badMessages }: Pick<Metrics, 'badMessages'>) {
  let loggedAt = Number.NEGATIVE_INFINITY

  return (kind: MessageKind, error?: unknown): void => {
    badMessages.inc({ channel: kind })
    if (performance.now() - loggedAt < logTiming.badMessageMs) return
    loggedAt = performance.now()
    log.warn({ channel: kind, ...(error !== undefined && { err: error }) }, 'malformed message from Redis')
  }
}

export type BadMessages = ReturnType<typeof createBadMessages>

export function kindOf(channel: string): MessageKind {
  if (channel.startsWith('bell:')) return 'thread'
  if (channel.startsWith('inbox:')) return 'inbox'
  return channel.startsWith('viewing:') ? 'viewing' : 'other'
}
