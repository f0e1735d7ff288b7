import type { Block } from '@foyer/contract/desk/blocks.ts'
import type { Db } from '../../../platform/db/pool.ts'

/** On a thread's row, 'for good' is a time that does not come. */
export const never = Number.MAX_SAFE_INTEGER

/** Visitors who are blocked now. Expired blocks do not count. */
export function currentBlocks(db: Db, tenantId: number, now: number) {
  return db
    .selectFrom('visitor_blocks as b')
    .innerJoin('visitors as v', (join) =>
      join.onRef('v.tenant_id', '=', 'b.tenant_id').onRef('v.user_id', '=', 'b.user_id'),
    )
    .innerJoin('agents as a', (join) =>
      join.onRef('a.tenant_id', '=', 'b.tenant_id').onRef('a.id', '=', 'b.agent_id'),
    )
    .select(['b.user_id', 'v.name', 'b.until', 'b.reason', 'a.nick', 'b.blocked_at'])
    .where('b.tenant_id', '=', tenantId)
    .where((block) => block.or([block('b.until', 'is', null), block('b.until', '>', now)]))
}

type Row = Awaited<ReturnType<ReturnType<typeof currentBlocks>['execute']>>[number]

export function toBlock(row: Row): Block {
  return {
    userId: row.user_id,
    userName: row.name,
    until: row.until ?? 0,
    reason: row.reason,
    adminNick: row.nick,
    blockedTime: row.blocked_at,
  }
}

/** Until when the threads of a visitor take nothing from them. */
export async function closeThreadsTo(db: Db, tenantId: number, userId: string, until: number): Promise<void> {
  await db
    .updateTable('threads')
    .set({ blocked_until: until })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute()
}
