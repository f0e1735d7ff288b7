import {
  chooseProposalDocument,
  dismissProposals,
  listProposals,
  readLearning,
  saveLearning,
  type Proposal,
} from '@foyer/contract/desk/learning.ts'
import { learningLimits } from '@foyer/contract/desk/learning-words.ts'
import { actorOf, writeAudit } from '../../../audit/write-audit.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { changedFields } from '../../../rules/audit/changed-fields.ts'
import { questionsOf } from '../../robot/knowledge/documents.ts'
import { readSettings, saveSettings } from '../../robot/learning/learning-settings.ts'
import { countProposals, listIds } from '../../robot/learning/proposal-lists.ts'
import { readProposals, type StoredProposal } from '../../robot/learning/proposal-repository.ts'
import { findDocument } from '../../robot/documents/stored-document.ts'

const shownDocument = ({ docId, acceptedDocId }: StoredProposal) => acceptedDocId ?? docId

function proposalFace(stored: StoredProposal, questions: ReadonlyMap<string, string>): Proposal {
  const docId = shownDocument(stored)
  const question = docId === undefined ? undefined : questions.get(docId)
  return {
    proposalId: stored.id,
    kind: stored.kind,
    state: stored.state,
    language: stored.language,
    question: stored.question,
    // The document may have been deleted since.
    ...(docId !== undefined && question !== undefined && { document: { docId, question } }),
    isChosen: stored.isChosen,
    answer: stored.answer,
    asked: stored.asked,
    visitors: stored.visitors,
    askedTime: stored.askedAt,
    ...(stored.decidedAt !== undefined && { decidedTime: stored.decidedAt }),
    isAutomatic: stored.isAutomatic,
    evidence: stored.evidence
      .slice(0, learningLimits.evidence)
      .map(({ threadKey, reason, source, at }) => ({ threadId: threadKey, reason, source, askedTime: at })),
  }
}

const listProposalsRoute = serve(listProposals, async (input, { db }, caller) => {
  requireMay(caller, 'teachRobot')
  const robot = { tenantId: caller.tenantId, robotNo: input.robotNo }
  const { state, sort, page, automatic: isAutomatic } = input
  const wanted = {
    state,
    sort,
    isAutomatic,
    offset: page * learningLimits.page,
    limit: learningLimits.page + 1,
  }
  const ids = await listIds(db, robot, wanted)
  const shown = ids.slice(0, learningLimits.page)
  const stored = await readProposals(db, robot, shown)
  const questions = await questionsOf(
    db,
    caller.tenantId,
    stored.flatMap((one) => shownDocument(one) ?? []),
  )
  const byId = new Map(stored.map((one) => [one.id, proposalFace(one, questions)]))
  return {
    proposals: shown.flatMap((id) => byId.get(id) ?? []),
    hasMore: ids.length > shown.length,
    counts: await countProposals(db, robot),
  }
})

const dismissProposalsRoute = serve(
  dismissProposals,
  async ({ robotNo, proposalIds }, { db, clock, limits }, caller) => {
    requireMay(caller, 'teachRobot')
    limits.take(limitRules.teach, String(caller.agentId))
    const robot = { tenantId: caller.tenantId, robotNo }
    const now = clock.now()
    return db.transaction().execute(async (trx) => {
      const stored = await readProposals(trx, robot, proposalIds, { lock: true })
      if (stored.length === 0) throw new Failed('object.unknown')
      const open = stored.filter(({ state }) => state === 'open')
      for (const { id } of open) {
        await trx
          .updateTable('knowledge_proposals')
          .set({ state: 'dismissed', decided_at: now })
          .where('tenant_id', '=', caller.tenantId)
          .where('id', '=', id)
          .execute()
        const object = { kind: 'proposal', id, name: '' } as const
        await writeAudit(trx, actorOf(caller), { action: 'dismissProposals', object }, now)
      }
      return { dismissed: open.length }
    })
  },
)

const chooseProposalDocumentRoute = serve(
  chooseProposalDocument,
  async ({ proposalId, docId }, { db, clock, limits }, caller) => {
    requireMay(caller, 'teachRobot')
    limits.take(limitRules.teach, String(caller.agentId))
    const { tenantId } = caller
    await db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('knowledge_proposals')
        .select(['robot_no', 'chosen_doc_id'])
        .where('tenant_id', '=', tenantId)
        .where('id', '=', proposalId)
        .where('state', '=', 'open')
        .forUpdate()
        .executeTakeFirst()
      if (!row) throw new Failed('object.unknown')
      const document = docId === undefined ? undefined : (await findDocument(trx, tenantId, docId))?.document
      if (docId !== undefined && document?.robotNo !== row.robot_no) throw new Failed('object.unknown')
      await trx
        .updateTable('knowledge_proposals')
        .set({ chosen_doc_id: docId ?? '' })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', proposalId)
        .execute()
      const object = { kind: 'proposal', id: proposalId, name: '' } as const
      const change = { before: { docId: row.chosen_doc_id ?? '' }, after: { docId: docId ?? '' } }
      await writeAudit(
        trx,
        actorOf(caller),
        { action: 'chooseProposalDocument', object, ...change },
        clock.now(),
      )
    })
    return {}
  },
)

const readLearningRoute = serve(readLearning, async ({ robotNo }, { db }, caller) => {
  requireMay(caller, 'teachRobot')
  return readSettings(db, { tenantId: caller.tenantId, robotNo })
})

const saveLearningRoute = serve(
  saveLearning,
  async ({ robotNo, ...settings }, { db, clock, limits }, caller) => {
    requireMay(caller, 'teachRobot')
    limits.take(limitRules.teach, String(caller.agentId))
    const robot = { tenantId: caller.tenantId, robotNo }
    await db.transaction().execute(async (trx) => {
      const before = await readSettings(trx, robot)
      await saveSettings(trx, robot, settings, clock.now())
      const object = { kind: 'robot', id: robotNo, name: '' } as const
      const change = changedFields(before, settings)
      await writeAudit(trx, actorOf(caller), { action: 'saveLearning', object, ...change }, clock.now())
    })
    return settings
  },
)

export const proposalsRoutes = {
  chooseProposalDocument: chooseProposalDocumentRoute,
  dismissProposals: dismissProposalsRoute,
  listProposals: listProposalsRoute,
  readLearning: readLearningRoute,
  saveLearning: saveLearningRoute,
}
