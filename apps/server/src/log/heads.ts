import type { ThreadHead } from '../rules/log/head.ts'
import type { Db } from '../platform/db/pool.ts'
import type { Failures } from '../platform/observe/failures.ts'
import type { RedisPort } from '../platform/redis/port.ts'
import type { Notifier } from './notifier.ts'
import { unpackHead } from './head-cache.ts'
import { toHead } from './owner-columns.ts'
import { headKeyOf, type ThreadRef } from './thread-ref.ts'

type Parts = { db: Db; redis: RedisPort; notifier: Notifier; failures: Failures }

/** The end of a thread's log: from the cache, so that connecting needs no query, else from PostgreSQL. */
export function createHeads({ db, redis, notifier, failures }: Parts) {
  async function fromCache(ref: ThreadRef): Promise<ThreadHead | undefined> {
    if (!redis.isUp()) return undefined
    const packed = await redis.get(headKeyOf(ref)).catch(failures.ignore('redis.get'))
    return unpackHead(packed ?? null)
  }

  async function fromDatabase(ref: ThreadRef): Promise<ThreadHead | undefined> {
    const row = await db
      .selectFrom('threads')
      .select(['last_seq', 'is_open', 'owner_kind', 'owner_id', 'browser', 'gen'])
      .where('tenant_id', '=', ref.tenantId)
      .where('id', '=', ref.threadId)
      .executeTakeFirst()
    if (!row) return undefined
    const head = toHead(row)
    notifier.remember(ref, head)
    return head
  }

  return {
    async read(ref: ThreadRef): Promise<ThreadHead | undefined> {
      return (await fromCache(ref)) ?? (await fromDatabase(ref))
    },
  }
}

export type Heads = ReturnType<typeof createHeads>
