import { writeAudit, type AuditActor } from '../../../audit/write-audit.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import { withoutPhrasing } from '../../../rules/robot/learning/with-phrasing.ts'
import type { RobotRef } from '../dialogue/dialogues.ts'
import { lockDocument } from '../documents/stored-document.ts'
import { readProposals } from './proposal-repository.ts'
import { replacePhrasings } from './replace-phrasings.ts'

/** Takes accepted phrasings out of their documents, inside `publishChecked`. The proposals count as dismissed. */
export async function takeBack(
  trx: Trx,
  robot: RobotRef,
  ids: readonly string[],
  { actor, now }: { actor: AuditActor; now: number },
): Promise<{ value: undefined; isHeard: boolean }> {
  const proposals = await readProposals(trx, robot, ids, { lock: true })
  const accepted = proposals.filter(({ state }) => state === 'accepted')
  let isHeard = false
  for (const [docId, own] of Map.groupBy(accepted, (one) => one.acceptedDocId ?? '')) {
    const document = (await lockDocument(trx, robot.tenantId, docId))?.document
    const remove = ({ similar }: { similar: readonly string[] }) =>
      own.reduce<string[]>(
        (rest, { question }) => withoutPhrasing({ question: '', similar: rest }, question),
        [...similar],
      )
    const similar = remove(document ?? { similar: [] })
    const object = { kind: 'document', id: docId, name: document?.question ?? '' } as const
    const change = {
      before: { phrasings: document?.similar.length ?? 0 },
      after: { phrasings: similar.length },
    }
    await writeAudit(trx, actor, { action: 'takeBackProposals', object, ...change }, now)
    if (!document) continue
    const author = actor.agentId === undefined ? {} : { author: { id: actor.agentId, name: actor.name } }
    const saving = { tenantId: robot.tenantId, now, ...author }
    const changed = await replacePhrasings(trx, saving, document, remove)
    isHeard = changed.isHeard || isHeard
  }
  await dismiss(
    trx,
    robot,
    accepted.map(({ id }) => id),
  )
  return { value: undefined, isHeard }
}

/** The time of the decision stays: what was accepted alone counts for its day. */
async function dismiss(trx: Trx, { tenantId }: RobotRef, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('knowledge_proposals')
    .set({ state: 'dismissed' })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute()
}
