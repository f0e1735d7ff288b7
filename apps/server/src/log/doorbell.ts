import type { Entry } from '@foyer/core/log/entry.ts'
import type { ThreadHead } from '../rules/log/head.ts'
import type { Failures } from '../platform/observe/failures.ts'
import type { RedisPort } from '../platform/redis/port.ts'
import { tryParse } from '../platform/try-parse.ts'
import { packHead } from './head-cache.ts'
import type { Note } from './note.ts'
import { bellOf, headKeyOf, inboxBellOf, type ThreadRef } from './thread-ref.ts'

/** One ring of a thread's bell, as it travels. */
export type Ring = { head: ThreadHead; entry?: Entry } | { note: Note }

/** Rings under way at most; when Redis hangs, further ones are dropped and the sweep finds their entries. */
const maxUnderWay = 64

/**
 * Tells the nodes that listen to a thread what was just committed. Nobody waits for it and nothing depends on
 * it: a ring that is lost costs at most one sweep.
 */
export function createDoorbell(redis: RedisPort, failures: Failures) {
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
    send(() => redis.publish(inboxBellOf(tenantId), String(threadId)))
  }

  return {
    ring(rings: readonly (ThreadRef & { head: ThreadHead; entry?: Entry })[]): void {
      if (rings.length === 0) return
      send(() =>
        redis.ring(
          rings.map(({ tenantId, threadId, head, entry }) => {
            const ref = { tenantId, threadId }
            const payload = JSON.stringify({ head, entry } satisfies Ring)
            return {
              headKey: headKeyOf(ref),
              seq: head.seq,
              head: packHead(head),
              channel: bellOf(ref),
              payload,
            }
          }),
        ),
      )
      // Nobody follows the thread of somebody who waits, but every desk shows their last words.
      for (const { head, entry, ...ref } of rings)
        if (head.status === 'queued' && entry?.body.type === 'message') inbox(ref)
    },
    /** Repairs the cached head without waking anyone. */
    remember(ref: ThreadRef, head: ThreadHead): void {
      const ring = { headKey: headKeyOf(ref), seq: head.seq, head: packHead(head), channel: '', payload: '' }
      send(() => redis.ring([ring]))
    },
    note(ref: ThreadRef, note: Note): void {
      send(() => redis.publish(bellOf(ref), JSON.stringify({ note } satisfies Ring)))
    },
    /** A thread changed hands: every desk of the tenant looks at its row again. */
    inbox,
  }
}

export type Doorbell = ReturnType<typeof createDoorbell>

/** Undefined for what another version of the server may have sent. */
export function parseRing(payload: string): Ring | undefined {
  const ring: unknown = tryParse(() => JSON.parse(payload) as unknown)
  return isRing(ring) ? ring : undefined
}

/** Redis is ours alone, so the shape is checked only as far as what reads it would fail otherwise. */
function isRing(value: unknown): value is Ring {
  if (!isRecord(value)) return false
  if ('note' in value) return isRecord(value['note']) && typeof value['note']['type'] === 'string'
  const { head, entry } = value
  if (!isRecord(head) || !Number.isInteger(head['seq']) || typeof head['status'] !== 'string') return false
  return entry === undefined || (isRecord(entry) && Number.isInteger(entry['seq']) && isRecord(entry['body']))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
