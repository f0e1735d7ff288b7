import { listComplaints, dismissComplaint } from '@foyer/contract/desk/robot.ts'
import { actorOf, writeAudit } from '../../../audit/write-audit.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { serve } from '../../../platform/http/serve.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { Failed } from '../../../platform/http/failed.ts'

/** More than anybody handles at a sitting; the rest comes when these are gone. */
const maxRows = 200

/** Thumbs down that nobody has handled, the newest first. */
async function openComplaints(db: Db, tenantId: number, robotNo: string | undefined) {
  return db
    .selectFrom('knowledge_feedback as f')
    .innerJoin('knowledge_documents as d', (join) =>
      join.onRef('d.tenant_id', '=', 'f.tenant_id').onRef('d.id', '=', 'f.doc_id'),
    )
    .select(['f.id as complaintId', 'd.robot_no as robotNo', 'f.language', 'f.question'])
    .select(['f.doc_id as docId', 'd.question as docQuestion', 'f.given_at as givenAt'])
    .where('f.tenant_id', '=', tenantId)
    .where('f.is_useful', '=', false)
    .where('f.is_handled', '=', false)
    .$if(robotNo !== undefined, (query) => query.where('d.robot_no', '=', robotNo ?? ''))
    .orderBy('f.given_at', 'desc')
    .orderBy('f.id', 'desc')
    .limit(maxRows)
    .execute()
}

/** Takes a complaint off the list and answers with whose it was; undefined when there is none of that number. */
export async function handleComplaint(db: Db, tenantId: number, id: number): Promise<string | undefined> {
  const handled = await db
    .updateTable('knowledge_feedback')
    .set({ is_handled: true })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('is_useful', '=', false)
    .returning('user_id')
    .executeTakeFirst()
  return handled?.user_id
}

const listComplaintsRoute = serve(listComplaints, async ({ robotNo }, { db }, caller) => {
  requireMay(caller, 'teachRobot')
  return { complaints: await openComplaints(db, caller.tenantId, robotNo) }
})

const dismissComplaintRoute = serve(dismissComplaint, async ({ complaintId }, { db, clock }, caller) => {
  requireMay(caller, 'teachRobot')
  await db.transaction().execute(async (trx) => {
    if (!(await handleComplaint(trx, caller.tenantId, complaintId))) throw new Failed('object.unknown')
    const object = { kind: 'complaint', id: String(complaintId), name: '' } as const
    await writeAudit(trx, actorOf(caller), { action: 'dismissComplaint', object }, clock.now())
  })
  return {}
})

export const complaintsRoutes = {
  dismissComplaint: dismissComplaintRoute,
  listComplaints: listComplaintsRoute,
}
