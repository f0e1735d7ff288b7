import { sql } from 'kysely'
import type { Trx } from '../../log/lock-thread.ts'
import type { Decided } from '../../rules/knowledge-import/decide-import.ts'
import type { RobotRef } from '../robot/dialogue/dialogues.ts'

/** Links documents with their originals, each topic named after its own. The caller holds the lock of the translations. */
export async function saveTranslations(
  trx: Trx,
  robot: RobotRef,
  decided: readonly Decided[],
): Promise<void> {
  const changed = decided.flatMap(({ result: { docId }, original }) =>
    original === undefined ? [] : [{ docId, original }],
  )
  if (changed.length === 0) return
  const linked = changed.flatMap(({ docId, original }) => (original === null ? [] : [{ docId, original }]))
  const leaving = changed.map(({ docId }) => docId)
  const originals = linked.map(({ original }) => original)
  await leaveTopics(trx, robot, leaving)
  await nameTopics(trx, robot, originals)
  const { tenantId, robotNo } = robot
  await sql`
    update knowledge_documents d set topic = o.id
    from unnest(${linked.map(({ docId }) => docId)}::text[], ${originals}::text[]) as linked (id, original)
    join knowledge_documents o on o.tenant_id = ${tenantId} and o.robot_no = ${robotNo} and o.id = linked.original
    where d.tenant_id = ${tenantId} and d.robot_no = ${robotNo} and d.id = linked.id`.execute(trx)
}

/** Takes documents out of their topics. Those that stay get another name for theirs, if it was one of them. */
async function leaveTopics(
  trx: Trx,
  { tenantId, robotNo }: RobotRef,
  docIds: readonly string[],
): Promise<void> {
  await sql`
    update knowledge_documents d set topic = rest.first
    from (
      select topic, min(id) as first from knowledge_documents
      where tenant_id = ${tenantId} and robot_no = ${robotNo}
        and topic = any(${docIds}::text[]) and id <> all(${docIds}::text[])
      group by topic
    ) rest
    where d.tenant_id = ${tenantId} and d.robot_no = ${robotNo}
      and d.topic = rest.topic and d.id <> all(${docIds}::text[])`.execute(trx)
  await sql`
    update knowledge_documents set topic = null
    where tenant_id = ${tenantId} and robot_no = ${robotNo} and id = any(${docIds}::text[])`.execute(trx)
}

/** Names topics after these documents of theirs: the one that it was named after may be deleted. */
async function nameTopics(
  trx: Trx,
  { tenantId, robotNo }: RobotRef,
  originals: readonly string[],
): Promise<void> {
  await sql`
    update knowledge_documents d set topic = o.id
    from knowledge_documents o
    where o.tenant_id = ${tenantId} and o.robot_no = ${robotNo} and o.id = any(${originals}::text[])
      and o.topic <> o.id
      and d.tenant_id = ${tenantId} and d.robot_no = ${robotNo} and coalesce(d.topic, d.id) = o.topic`.execute(
    trx,
  )
}
