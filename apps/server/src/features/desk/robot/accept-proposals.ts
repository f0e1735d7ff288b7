import { acceptProposals, previewProposals, takeBackProposals } from '@foyer/contract/desk/learning.ts'
import { learningLimits } from '@foyer/contract/desk/learning-words.ts'
import { actorOf } from '../../../audit/write-audit.ts'
import { requireMay } from '../../../identity/require-may.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { BrokenCases } from '../../robot/cases/check-cases.ts'
import { questionsOf } from '../../robot/knowledge/documents.ts'
import { applyProposals } from '../../robot/learning/apply-proposals.ts'
import { previewProposals as preview } from '../../robot/learning/preview-proposals.ts'
import { readProposals } from '../../robot/learning/proposal-repository.ts'
import { takeBack } from '../../robot/learning/take-back.ts'
import { publishChecked } from '../../robot/publish/publish-checked.ts'
import { caseFace } from './cases.ts'

type Named = { robotNo: string; proposalIds: readonly string[] }

/** The robot of a caller, if at least one of the proposals is its own. */
async function robotOf(db: Db, { tenantId }: AgentCaller, { robotNo, proposalIds }: Named) {
  const robot = { tenantId, robotNo }
  if ((await readProposals(db, robot, proposalIds)).length === 0) throw new Failed('object.unknown')
  return robot
}

function mayPublish(caller: AgentCaller, despiteCases: boolean): void {
  requireMay(caller, 'teachRobot')
  if (despiteCases) requireMay(caller, 'publishDespiteCases')
}

const nothingApplied = { accepted: 0, drafts: [], skipped: [] }

const acceptProposalsRoute = serve(acceptProposals, async (input, { db, clock, limits }, caller) => {
  const { proposalIds, despiteCases } = input
  mayPublish(caller, despiteCases)
  limits.take(limitRules.teach, String(caller.agentId))
  const robot = await robotOf(db, caller, input)
  const now = clock.now()
  const applying = { actor: actorOf(caller), isAutomatic: false, now }
  try {
    const done = await publishChecked(db, robot, { now, despiteCases }, (trx) =>
      applyProposals(trx, robot, proposalIds, applying),
    )
    const { value, broken, failing } = done
    return { isDone: true, broken: broken.map(caseFace), failing: failing.map(caseFace), ...value }
  } catch (error) {
    if (!(error instanceof BrokenCases)) throw error
    const { broken, failing } = error
    return {
      isDone: false,
      broken: broken.map(caseFace),
      failing: failing.map(caseFace),
      ...nothingApplied,
    }
  }
})

const takeBackProposalsRoute = serve(takeBackProposals, async (input, { db, clock, limits }, caller) => {
  const { proposalIds, despiteCases } = input
  mayPublish(caller, despiteCases)
  limits.take(limitRules.teach, String(caller.agentId))
  const robot = await robotOf(db, caller, input)
  const now = clock.now()
  const by = { actor: actorOf(caller), now }
  try {
    const { broken, failing } = await publishChecked(db, robot, { now, despiteCases }, (trx) =>
      takeBack(trx, robot, proposalIds, by),
    )
    return { isDone: true, broken: broken.map(caseFace), failing: failing.map(caseFace) }
  } catch (error) {
    if (!(error instanceof BrokenCases)) throw error
    return { isDone: false, broken: error.broken.map(caseFace), failing: error.failing.map(caseFace) }
  }
})

const previewProposalsRoute = serve(previewProposals, async (input, deps, caller) => {
  requireMay(caller, 'teachRobot')
  deps.limits.take(limitRules.previewProposals, String(caller.agentId))
  const robot = await robotOf(deps.db, caller, input)
  const { checked, broken, asked, changes, isComplete } = await preview(
    deps,
    robot,
    input.proposalIds,
    actorOf(caller),
  )
  const shown = changes.slice(0, learningLimits.changes)
  const questions = await questionsOf(
    deps.db,
    caller.tenantId,
    shown.flatMap(({ before, after }) => [before ?? [], after ?? []].flat()),
  )
  const named = (docId: string | undefined) =>
    docId === undefined ? undefined : { docId, question: questions.get(docId) ?? docId }
  return {
    cases: checked.length,
    broken: broken.map(caseFace),
    asked,
    changed: changes.length,
    changes: shown.map(({ question, before, after }) => ({
      question,
      before: named(before),
      after: named(after),
    })),
    isComplete,
  }
})

export const acceptProposalsRoutes = {
  acceptProposals: acceptProposalsRoute,
  previewProposals: previewProposalsRoute,
  takeBackProposals: takeBackProposalsRoute,
}
