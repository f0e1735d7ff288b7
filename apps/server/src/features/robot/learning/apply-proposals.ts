import type { SkipReason } from '@foyer/contract/desk/learning-words.ts'
import { writeAudit, type AuditActor } from '../../../audit/write-audit.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import { randomId } from '../../../platform/random.ts'
import { draftAnswer } from '../../../rules/robot/learning/draft-answer.ts'
import { withPhrasing } from '../../../rules/robot/learning/with-phrasing.ts'
import type { RobotRef } from '../dialogue/dialogues.ts'
import { lockDocument } from '../documents/stored-document.ts'
import { replaceDocument, type DocumentChange, type Saving } from '../publish/save-document.ts'
import { readProposals, type StoredProposal } from './proposal-repository.ts'
import { replacePhrasings } from './replace-phrasings.ts'

export type Applied = {
  accepted: number
  drafts: { docId: string; question: string }[]
  skipped: { proposalId: string; reason: SkipReason }[]
}
type Applying = { actor: AuditActor; isAutomatic: boolean; now: number }

/**
 * Puts open proposals into the knowledge, inside `publishChecked`. What cannot be used is skipped and keeps no other.
 * `isHeard`: the answers of the robot may change.
 */
export async function applyProposals(
  trx: Trx,
  robot: RobotRef,
  ids: readonly string[],
  applying: Applying,
): Promise<{ value: Applied; isHeard: boolean }> {
  const proposals = await readProposals(trx, robot, ids, { lock: true })
  const open = proposals.filter(({ state }) => state === 'open')
  const value: Applied = {
    accepted: 0,
    drafts: [],
    skipped: ids
      .filter((id) => !open.some((one) => one.id === id))
      .map((proposalId) => ({ proposalId, reason: 'decided' })),
  }
  let isHeard = false
  for (const [docId, own] of Map.groupBy(open, (one) => one.docId)) {
    if (docId === undefined) for (const one of own) await beginDocument(trx, robot, one, applying, value)
    else isHeard = (await addPhrasings(trx, robot, docId, own, applying, value)) || isHeard
  }
  return { value, isHeard }
}

async function addPhrasings(
  trx: Trx,
  robot: RobotRef,
  docId: string,
  proposals: readonly StoredProposal[],
  applying: Applying,
  value: Applied,
): Promise<boolean> {
  const skip = (proposalId: string, reason: SkipReason) => value.skipped.push({ proposalId, reason })
  // Locked before it is read: one that is removed meanwhile must not be written again.
  const document = (await lockDocument(trx, robot.tenantId, docId))?.document
  if (!document || document.robotNo !== robot.robotNo) {
    for (const { id } of proposals) skip(id, 'noDocument')
    return false
  }
  let { similar } = document
  const added: string[] = []
  for (const { id, question } of proposals) {
    const more = withPhrasing({ question: document.question, similar }, question)
    if (!more) {
      skip(id, 'full')
      continue
    }
    similar = more
    added.push(question)
    await markAccepted(trx, robot, id, docId, applying)
    value.accepted += 1
  }
  const saving = savingOf(robot, applying)
  // An editor has written the same meanwhile: the decision is written down all the same.
  if (added.length > 0 && similar.length === document.similar.length)
    await saving.audit?.(trx, { before: document, after: document })
  const { isHeard } = await replacePhrasings(trx, saving, document, (asked) =>
    added.reduce<string[]>(
      (all, question) => withPhrasing({ question: asked.question, similar: all }, question) ?? all,
      [...asked.similar],
    ),
  )
  return isHeard
}

/** A draft that no visitor gets until an editor publishes it. */
async function beginDocument(
  trx: Trx,
  robot: RobotRef,
  { id, language, question, answer }: StoredProposal,
  applying: Applying,
  value: Applied,
): Promise<void> {
  const docId = randomId()
  const document = {
    docId,
    robotNo: robot.robotNo,
    language,
    question,
    similar: [],
    answer: draftAnswer(answer),
    category: '',
    validFrom: undefined,
    validUntil: undefined,
    isPublished: false,
    attachments: [],
  }
  await replaceDocument(trx, savingOf(robot, applying), document, () => document)
  await markAccepted(trx, robot, id, docId, applying)
  value.drafts.push({ docId, question })
  value.accepted += 1
}

async function markAccepted(
  trx: Trx,
  { tenantId }: RobotRef,
  id: string,
  docId: string,
  { isAutomatic, now }: Applying,
): Promise<void> {
  await trx
    .updateTable('knowledge_proposals')
    .set({ state: 'accepted', accepted_doc_id: docId, is_automatic: isAutomatic, decided_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** The version that a document becomes names who accepted; nobody did what was accepted automatically. */
function savingOf({ tenantId }: RobotRef, applying: Applying): Saving {
  const { actor, now } = applying
  const author = actor.agentId === undefined ? {} : { author: { id: actor.agentId, name: actor.name } }
  return { tenantId, now, audit: auditOf(applying), ...author }
}

/** Phrasings are counted, not quoted: visitors wrote them. */
function auditOf({ actor, now }: Applying) {
  return async (trx: Trx, { before, after }: DocumentChange) => {
    const object = { kind: 'document', id: after.docId, name: before ? before.question : '' } as const
    await writeAudit(
      trx,
      actor,
      {
        action: 'acceptProposals',
        object,
        before: { phrasings: before?.similar.length ?? 0 },
        after: { phrasings: after.similar.length, isPublished: after.isPublished },
      },
      now,
    )
  }
}
