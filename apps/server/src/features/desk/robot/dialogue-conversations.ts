import { sql } from 'kysely'
import { dialogueDeskLimits } from '@foyer/contract/desk/dialogue-words.ts'
import { listDialogueConversations } from '@foyer/contract/desk/dialogue-versions.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { ownerColumns } from '../../../log/owner-columns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { RobotRef } from '../../robot/dialogue/dialogues.ts'
import { inSight } from '../sight-condition.ts'

/** Conversations whose robot waits for an answer to a dialogue, in the session that is open now. */
function inDialogues(db: Db, { tenantId, robotNo }: RobotRef) {
  return db
    .selectFrom('dialogue_states as s')
    .innerJoin('threads as t', (join) =>
      join
        .onRef('t.tenant_id', '=', 's.tenant_id')
        .onRef('t.id', '=', 's.thread_id')
        .onRef('t.session_key', '=', 's.session_key'),
    )
    .where('s.tenant_id', '=', tenantId)
    .where('s.robot_no', '=', robotNo)
    .where('t.is_open', '=', true)
    .where('t.owner_kind', '=', ownerColumns({ kind: 'robot' }).owner_kind)
    .where(sql<boolean>`s.state ->> 'waits' <> 'nothing'`)
}

export async function conversationCounts(db: Db, robot: RobotRef): Promise<Map<string, number>> {
  const rows = await inDialogues(db, robot)
    .select((of) => ['s.dialogue_id as id', of.fn.countAll<number>().as('count')])
    .groupBy('s.dialogue_id')
    .execute()
  return new Map(rows.map(({ id, count }) => [id, count]))
}

const listDialogueConversationsRoute = serve(
  listDialogueConversations,
  async ({ robotNo, dialogueId }, { db }, caller) => {
    requireMay(caller, 'teachRobot')
    const robot = { tenantId: caller.tenantId, robotNo }
    const [counts, rows] = await Promise.all([
      conversationCounts(db, robot),
      inDialogues(db, robot)
        .innerJoin('visitors as v', (join) =>
          join.onRef('v.tenant_id', '=', 't.tenant_id').onRef('v.user_id', '=', 't.user_id'),
        )
        .select(['t.key as threadId', 'v.name as visitorNick', 's.version'])
        .select(sql<string>`s.state ->> 'at'`.as('node'))
        .where('s.dialogue_id', '=', dialogueId)
        .where(inSight(caller.viewer, 't'))
        .orderBy('t.last_time', 'desc')
        .limit(dialogueDeskLimits.conversations)
        .execute(),
    ])
    return { count: counts.get(dialogueId) ?? 0, conversations: rows }
  },
)

export const dialogueConversationsRoutes = { listDialogueConversations: listDialogueConversationsRoute }
