import {
  listDialogueVersions,
  readDialogueVersion,
  restoreDialogueVersion,
  simulateDialogue,
} from '@foyer/contract/desk/dialogue-versions.ts'
import { dialogueDeskLimits } from '@foyer/contract/desk/dialogue-words.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { sampleFacts } from '../../../rules/robot/dialogue/sample-facts.ts'
import { inputOf, lineOf, targetOf } from '../../../rules/robot/dialogue/simulate.ts'
import { freshState } from '../../../rules/robot/dialogue/state.ts'
import { stepDialogue } from '../../../rules/robot/dialogue/step.ts'
import { dialogueVersion, publishedVersions } from '../../robot/dialogue/dialogues.ts'
import { writeDialogueDraft } from '../../robot/publish/dialogue-drafts.ts'
import { authorOf, limitKey, lockedDialogue } from './dialogue-access.ts'

const listDialogueVersionsRoute = serve(
  listDialogueVersions,
  async ({ robotNo, dialogueId }, { db }, caller) => {
    requireMay(caller, 'teachRobot')
    const robot = { tenantId: caller.tenantId, robotNo }
    return { versions: await publishedVersions(db, robot, dialogueId, dialogueDeskLimits.versions) }
  },
)

const readDialogueVersionRoute = serve(
  readDialogueVersion,
  async ({ robotNo, dialogueId, version }, { db }, caller) => {
    requireMay(caller, 'teachRobot')
    const robot = { tenantId: caller.tenantId, robotNo }
    const stored = await dialogueVersion(db, robot, { id: dialogueId, version })
    if (!stored) throw new Failed('object.unknown')
    return { dialogue: stored.data }
  },
)

const restoreDialogueVersionRoute = serve(
  restoreDialogueVersion,
  async ({ robotNo, dialogueId, version, revision }, { db, clock, limits }, caller) => {
    requireMay(caller, 'teachRobot')
    limits.take(limitRules.editDraft, limitKey(caller))
    const robot = { tenantId: caller.tenantId, robotNo }
    return db.transaction().execute(async (trx) => {
      await lockedDialogue(trx, robot, dialogueId, revision)
      const stored = await dialogueVersion(trx, robot, { id: dialogueId, version })
      if (!stored) throw new Failed('object.unknown')
      const draft = { revision: revision + 1, data: stored.data, author: authorOf(caller), now: clock.now() }
      await writeDialogueDraft(trx, robot, dialogueId, draft)
      return { revision: draft.revision }
    })
  },
)

const simulateDialogueRoute = serve(
  simulateDialogue,
  async ({ dialogue, state, input }, { limits }, caller) => {
    requireMay(caller, 'teachRobot')
    limits.take(limitRules.editDraft, limitKey(caller))
    const { pressed, ...rest } = state ?? freshState(dialogue)
    const from = { ...rest, ...(pressed && { pressed }) }
    const step = stepDialogue(dialogue, from, inputOf(dialogue, input), sampleFacts)
    const target = targetOf(step)
    const request = step.needs?.request
    return {
      state: { ...step.state, variables: { ...step.state.variables }, asked: [...step.state.asked] },
      says: step.says.map(lineOf),
      outcome: step.outcome.do,
      ...(target !== undefined && { target }),
      ...(request && {
        request: {
          method: request.method,
          url: request.url,
          ...(request.body !== undefined && { body: request.body }),
        },
      }),
    }
  },
  { maxBodyBytes: dialogueDeskLimits.bodyBytes },
)

export const dialogueVersionsRoutes = {
  listDialogueVersions: listDialogueVersionsRoute,
  readDialogueVersion: readDialogueVersionRoute,
  restoreDialogueVersion: restoreDialogueVersionRoute,
  simulateDialogue: simulateDialogueRoute,
}
