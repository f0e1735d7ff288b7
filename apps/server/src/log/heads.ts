import type { ThreadHead } from '@foyer/core/log/head.ts'
import type { Db } from '../platform/db/pool.ts'
import type { RedisPort } from '../platform/redis/port.ts'
import type { Doorbell } from './doorbell.ts'
import { unpackHead } from './head-cache.ts'
import { toHead } from './owner-columns.ts'
import { headKeyOf, type ThreadRef } from './thread-ref.ts'

/** Where a thread's log ends: from the cache, so that connecting costs no statement, else from PostgreSQL. */
export function createHeads(db: Db, redis: RedisPort, doorbell: Doorbell) {
  async function fromCache(ref: ThreadRef): Promise<ThreadHead | undefined> {
    if (!redis.isUp()) return undefined
    return unpackHead(await redis.get(headKeyOf(ref)).catch(() => null))
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
    doorbell.remember(ref, head)
    return head
  }

  return {
    async read(ref: ThreadRef): Promise<ThreadHead | undefined> {
      return (await fromCache(ref)) ?? (await fromDatabase(ref))
    },
  }
}

export type Heads = ReturnType<typeof createHeads>
