import { draftTiming } from '@foyer/core/timing.ts'
import type { Deps } from '../deps.ts'
import type { DocumentRef } from './drafts.ts'

/** Records that an agent has a document open, and answers who else has. */
export async function noteEditor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tenantId, kind, objectId }: DocumentRef,
  agentId: number,
) {
  const now = clock.now()
  const key = { tenant_id: tenantId, kind, object_id: objectId, agent_id: agentId }
  await db
    .insertInto('settings_editors')
    .values({ ...key, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'kind', 'object_id', 'agent_id']).doUpdateSet({ seen_at: now }),
    )
    .execute()
  return db
    .selectFrom('settings_editors as e')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.tenant_id', '=', 'e.tenant_id').onRef('a.id', '=', 'e.agent_id'),
    )
    .select(['a.id', 'a.nick', 'a.face'])
    .where('e.tenant_id', '=', tenantId)
    .where('e.kind', '=', kind)
    .where('e.object_id', '=', objectId)
    .where('e.agent_id', '<>', agentId)
    .where('e.seen_at', '>', now - draftTiming.goneMs)
    .where('a.is_disabled', '=', false)
    .orderBy('a.nick')
    .execute()
}
