import { sql } from 'kysely'
import type { InboxCounts } from '@foyer/contract/desk/inbox/listThreads.ts'
import { ownerColumns, toOwner } from '../../../log/owner-columns.ts'
import type { Db } from '../../../platform/db/pool.ts'

const { owner_kind: queueKind } = ownerColumns({ kind: 'queue' })

/** From the index of the inbox, and the agent's own limit. */
export async function inboxCounts(
  db: Db,
  { tenantId, agentId }: { tenantId: number; agentId: number },
): Promise<InboxCounts> {
  const found = db
    .selectFrom('threads')
    .select(['owner_kind', 'owner_id', sql<number>`count(*)::int`.as('n')])
    .where('tenant_id', '=', tenantId)
    .where('is_open', '=', true)
    // Threads of the robot, of which there may be many, come earlier in the index and are not read.
    .where('owner_kind', '>=', queueKind)
    .groupBy(['owner_kind', 'owner_id'])
    .execute()
  const limit = db
    .selectFrom('agents')
    .select('max_threads')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', agentId)
    .executeTakeFirst()
  const [rows, agent] = await Promise.all([found, limit])
  const counts = { waiting: 0, mine: 0, team: 0, limit: agent?.max_threads ?? 0 }
  for (const row of rows) {
    const owner = toOwner(row)
    if (owner.kind === 'queue') counts.waiting += row.n
    if (owner.kind === 'agent') counts[owner.agentId === agentId ? 'mine' : 'team'] += row.n
  }
  return counts
}
