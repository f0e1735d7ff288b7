import type { sendMsg } from '@foyer/contract/messages/sendMsg.ts'
import type { InputOf } from '@foyer/contract/endpoint.ts'
import { isErrorCode, type ErrorCode } from '@foyer/contract/errors.ts'
import type { Attempts } from './send-queue.ts'

/** The message without sender and id, which are added on sending. */
export type OutboxBody = Omit<InputOf<typeof sendMsg>, 'userId' | 'id'>

/** A message that the server has not confirmed yet. */
export type OutboxItem = Attempts & {
  /** The idempotency key: the same on every attempt. */
  id: string
  body: OutboxBody
  /** When it was written; strictly increasing, so it is the order too. */
  at: number
  state: 'waiting' | 'failed'
  /** Why it failed: a definite refusal, or a server that broke on it too often. */
  error?: ErrorCode
  nextTryAt: number
}

/** Storage is shared with other versions of this page: what does not fit is dropped, not trusted. */
export function readItem(value: unknown): OutboxItem | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const item: Partial<Record<keyof OutboxItem, unknown>> = value
  const { id, body, at, state, error, tries, faults, nextTryAt } = item
  if (typeof id !== 'string' || typeof at !== 'number' || !isBody(body)) return undefined
  return {
    id,
    body,
    at,
    state: state === 'failed' ? 'failed' : 'waiting',
    ...(isErrorCode(error) && { error }),
    tries: typeof tries === 'number' ? tries : 0,
    faults: typeof faults === 'number' ? faults : 0,
    nextTryAt: typeof nextTryAt === 'number' ? nextTryAt : 0,
  }
}

function isBody(value: unknown): value is OutboxBody {
  return (
    typeof value === 'object' &&
    value !== null &&
    'msgContent' in value &&
    typeof value.msgContent === 'string'
  )
}
