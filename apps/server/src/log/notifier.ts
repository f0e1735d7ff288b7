import type { Entry } from '@foyer/core/log/entry.ts'
import type { ThreadHead } from '../rules/log/head.ts'
import type { Failures } from '../platform/observe/failures.ts'
import type { RedisPort } from '../platform/redis/port.ts'
import { tryParse } from '../platform/try-parse.ts'
import { packHead } from './head-cache.ts'
import type { Note } from './note.ts'
import { threadChannelOf, headKeyOf, inboxChannelOf, type ThreadRef } from './thread-ref.ts'

/** A notification as it travels. */
export type ThreadNotification = { head: ThreadHead; entry?: Entry } | { note: Note }

/** Notifications under way at most; when Redis hangs, further ones are dropped and the sweep finds their entries. */
const maxUnderWay = 64

/**
 * Tells the nodes that listen to a thread what was just committed. Nobody waits for it and nothing depends on
 * it: a notification that is lost costs at most one sweep.
 */
export function createNotifier(redis: RedisPort, failures: Failures) {
  let underWay = 0

  function send(work: () => Promise<unknown>): void {
    if (!redis.isUp()) return
    if (underWay >= maxUnderWay) return failures.report('redis.notify', new Error('too many under way'))
    underWay++
    void work()
      .catch(failures.ignore('redis.notify'))
      .finally(() => underWay--)
  }

  function inbox({ tenantId, threadId }: ThreadRef): void {
    send(() => redis.publish(inboxChannelOf(tenantId), String(threadId)))
  }

  return {
    notify(notifications: readonly (ThreadRef & { head: ThreadHead; entry?: Entry })[]): void {
      if (notifications.length === 0) return
      send(() =>
        redis.notify(
          notifications.map(({ tenantId, threadId, head, entry }) => {
            const ref = { tenantId, threadId }
            const payload = JSON.stringify({ head, entry } satisfies ThreadNotification)
            return {
              headKey: headKeyOf(ref),
              seq: head.seq,
              head: packHead(head),
              channel: threadChannelOf(ref),
              payload,
            }
          }),
        ),
      )
      // Nobody follows the thread of somebody who waits, but every desk shows their last words.
      for (const { head, entry, ...ref } of notifications)
        if (head.status === 'queued' && entry?.body.type === 'message') inbox(ref)
    },
    /** Repairs the cached head without waking anyone. */
    remember(ref: ThreadRef, head: ThreadHead): void {
      const notification = {
        headKey: headKeyOf(ref),
        seq: head.seq,
        head: packHead(head),
        channel: '',
        payload: '',
      }
      send(() => redis.notify([notification]))
    },
    note(ref: ThreadRef, note: Note): void {
      send(() => redis.publish(threadChannelOf(ref), JSON.stringify({ note } satisfies ThreadNotification)))
    },
    /** A thread changed hands: every desk of the tenant looks at its row again. */
    inbox,
  }
}

export type Notifier = ReturnType<typeof createNotifier>

/** Undefined for what another version of the server may have sent. */
export function parseNotification(payload: string): ThreadNotification | undefined {
  const notification: unknown = tryParse(() => JSON.parse(payload) as unknown)
  return isNotification(notification) ? notification : undefined
}

/** Redis is ours alone, so the shape is checked only as far as what reads it would fail otherwise. */
function isNotification(value: unknown): value is ThreadNotification {
  if (!isRecord(value)) return false
  if ('note' in value) return isRecord(value['note']) && typeof value['note']['type'] === 'string'
  const { head, entry } = value
  if (!isRecord(head) || !Number.isInteger(head['seq']) || typeof head['status'] !== 'string') return false
  return entry === undefined || (isRecord(entry) && Number.isInteger(entry['seq']) && isRecord(entry['body']))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
