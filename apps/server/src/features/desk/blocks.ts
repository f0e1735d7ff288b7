import { type Block, listBlocks, blockVisitor, unblockVisitor } from '@foyer/contract/desk/blocks.ts'
import { blockEnd } from '@foyer/core/blocks/block-period.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'
import { actorOf, writeAudit } from '../../audit/write-audit.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { AgentCaller } from '../../platform/http/caller.ts'
import { requireMay } from '../../identity/require-may.ts'
import { serve } from '../../platform/http/serve.ts'
import { deskThread } from './inbox/desk-thread.ts'

/** On a thread's row, 'for good' is a time that does not come. */
const never = Number.MAX_SAFE_INTEGER

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

type NewBlock = { userId: string; until: number | null; reason: string }

/** Blocks visitors, or changes their blocks. Their threads are locked in the order in which the log locks threads. */
export async function saveBlocks(
  trx: Trx,
  { tenantId, agentId }: AgentCaller,
  blocks: readonly NewBlock[],
  now: number,
): Promise<void> {
  const rows = blocks
    .toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
    .map(({ userId, until, reason }) => ({
      tenant_id: tenantId,
      user_id: userId,
      until,
      reason,
      agent_id: agentId,
      blocked_at: now,
    }))
  await trx
    .insertInto('visitor_blocks')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id']).doUpdateSet((row) => ({
        until: row.ref('excluded.until'),
        reason: row.ref('excluded.reason'),
        agent_id: row.ref('excluded.agent_id'),
        blocked_at: row.ref('excluded.blocked_at'),
      })),
    )
    .execute()
  const userIds = rows.map(({ user_id }) => user_id)
  await trx
    .selectFrom('threads')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', 'in', userIds)
    .orderBy('id')
    .forUpdate()
    .execute()
  await trx
    .updateTable('threads as t')
    .from('visitor_blocks as b')
    .set((row) => ({ blocked_until: row.fn.coalesce('b.until', row.val(never)) }))
    .whereRef('b.tenant_id', '=', 't.tenant_id')
    .whereRef('b.user_id', '=', 't.user_id')
    .where('t.tenant_id', '=', tenantId)
    .where('t.user_id', 'in', userIds)
    .execute()
}

async function openThreadsTo(db: Db, tenantId: number, userId: string): Promise<void> {
  await db
    .updateTable('threads')
    .set({ blocked_until: 0 })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute()
}

const mostShown = 500

const listBlocksRoute = serve(listBlocks, async (_input, { db, clock }, caller) => {
  requireMay(caller, 'liftBlocks')
  const rows = await currentBlocks(db, caller.tenantId, clock.now())
    .orderBy('b.blocked_at', 'desc')
    .limit(mostShown)
    .execute()
  return { blocks: rows.map(toBlock) }
})

const blockVisitorRoute = serve(blockVisitor, async (input, deps, caller) => {
  const { tenantId } = caller
  const { userId } = (await deskThread(deps, caller, input.threadId)).summary
  const now = deps.clock.now()
  const until = blockEnd(input.period, now)
  const reason = cleanText(input.reason)

  await deps.db.transaction().execute(async (trx) => {
    await saveBlocks(trx, caller, [{ userId, until, reason }], now)
    // Without the reason: it may tell of the visitor, and the audit log outlives them.
    const object = { kind: 'visitor', id: userId, name: '' } as const
    const change = { action: 'blockVisitor', object, after: { period: input.period } } as const
    await writeAudit(trx, actorOf(caller), change, now)
  })
  const row = await currentBlocks(deps.db, tenantId, now)
    .where('b.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { block: toBlock(row) }
})

const unblockVisitorRoute = serve(unblockVisitor, async ({ userId }, { db, clock }, caller) => {
  requireMay(caller, 'liftBlocks')
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('visitor_blocks')
      .where('tenant_id', '=', caller.tenantId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    await openThreadsTo(trx, caller.tenantId, userId)
    if (numDeletedRows === 0n) return
    const object = { kind: 'visitor', id: userId, name: '' } as const
    await writeAudit(trx, actorOf(caller), { action: 'unblockVisitor', object }, clock.now())
  })
  return {}
})

export const blocksRoutes = {
  blockVisitor: blockVisitorRoute,
  unblockVisitor: unblockVisitorRoute,
  listBlocks: listBlocksRoute,
}
