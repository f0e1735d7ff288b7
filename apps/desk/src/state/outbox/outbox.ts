import type { ErrorCode } from '@foyer/contract/errors.ts'

/** Why a reply was not sent: an answer of the server, or none at all. */
export type SendError = ErrorCode | 'network'

/** A reply on its way. `id` is its idempotency key: however often it is sent, it is written once. */
export type Unsent = {
  id: string
  threadId: string
  /** As the wire has it: words, an address of a file, or a card as JSON. */
  text: string
  at: number
  /** Only for agents. */
  isNote?: boolean
  /** Text when it is left out. */
  msgType?: number
  fileName?: string
  /** The message that it answers, and its words. */
  quote?: { msgId: string; words: string }
  /** The writer was warned of sensitive words and means them. */
  insists?: boolean
  state: 'sending' | 'sent' | 'failed'
  error?: SendError
  /** Its place in the log, known once the server has written it. */
  seq?: number
}

export type Outbox = readonly Unsent[]

export type OutboxEvent =
  | { on: 'queued'; item: Unsent }
  | { on: 'sent'; id: string; seq: number }
  | { on: 'failed'; id: string; error: SendError }
  | { on: 'retried'; threadId: string }
  | { on: 'insisted'; id: string }
  | { on: 'discarded'; id: string }

export function outboxStep(outbox: Outbox, event: OutboxEvent): Outbox {
  switch (event.on) {
    case 'queued':
      return [...outbox, event.item]
    case 'sent':
      return outbox.map((item) => (item.id === event.id ? { ...item, state: 'sent', seq: event.seq } : item))
    case 'failed':
      return failed(outbox, event.id, event.error)
    case 'retried':
      return outbox.map((item) =>
        item.threadId === event.threadId && item.state === 'failed' ? again(item) : item,
      )
    case 'insisted':
      return outbox.map((item) => (item.id === event.id ? { ...again(item), insists: true } : item))
    case 'discarded':
      return outbox.filter((item) => item.id !== event.id)
  }
}

/** One at a time per thread, in the order they were written. */
export function nextToSend(outbox: Outbox, threadId: string): Unsent | undefined {
  return outbox.find((item) => item.threadId === threadId && item.state === 'sending')
}

/** The threads that have something to send. */
export function threadsToSend(outbox: Outbox): string[] {
  return [...new Set(outbox.filter((item) => item.state === 'sending').map((item) => item.threadId))]
}

/** Replies that failed because there was no connection are sent again once there is one. */
export function retryUnreachable(outbox: Outbox): Outbox {
  return outbox.map((item) => (item.error === 'network' ? again(item) : item))
}

/** Without those that have arrived: their echo is in the log, or the log is known past their place. */
export function withoutArrived(outbox: Outbox, threadId: string, arrived: Arrived): Outbox {
  const left = outbox.filter(
    (item) =>
      item.threadId !== threadId || !(arrived.ids.has(item.id) || (item.seq ?? Infinity) <= arrived.through),
  )
  return left.length === outbox.length ? outbox : left
}

export type Arrived = { ids: ReadonlySet<string>; through: number }

/** Later replies of the thread fail too, so that a visitor never reads an answer without its beginning. */
function failed(outbox: Outbox, id: string, error: SendError): Outbox {
  const first = outbox.findIndex((item) => item.id === id)
  const threadId = outbox[first]?.threadId
  return outbox.map((item, index) =>
    index >= first && item.threadId === threadId && item.state === 'sending'
      ? { ...item, state: 'failed', error }
      : item,
  )
}

function again({ error: _, ...item }: Unsent): Unsent {
  return { ...item, state: 'sending' }
}
