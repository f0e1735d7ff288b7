import {
  checkDialogue,
  createDialogue,
  listDialogues,
  readDialogue,
  removeDialogue,
  saveDialogueDraft,
} from '@foyer/contract/desk/dialogues.ts'
import { dialogueDeskLimits } from '@foyer/contract/desk/dialogue-words.ts'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import { orderDialogue } from '@foyer/contract/robot/dialogue/order-example.ts'
import { actorOf, writeAudit } from '../../../audit/write-audit.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { problemsOfDraft } from '../../../rules/robot/dialogue/check/read-dialogue.ts'
import { emptyDialogue, newDialogueId } from '../../../rules/robot/dialogue/new-dialogue.ts'
import { lockDialogue } from '../../robot/dialogue/dialogue-answer.ts'
import {
  removeDrafts,
  storedDialogue,
  storedDialogues,
  writeDialogueDraft,
} from '../../robot/publish/dialogue-drafts.ts'
import { authorOf, limitKey, lockedDialogue } from './dialogue-access.ts'
import { conversationCounts } from './dialogue-conversations.ts'

const { bodyBytes: maxBodyBytes, dialogues: mostDialogues } = dialogueDeskLimits

const listDialoguesRoute = serve(listDialogues, async ({ robotNo }, { db }, caller) => {
  requireMay(caller, 'teachRobot')
  const robot = { tenantId: caller.tenantId, robotNo }
  const [stored, counts] = await Promise.all([storedDialogues(db, robot), conversationCounts(db, robot)])
  return {
    dialogues: stored.map(({ id, updatedAt, ...row }) => ({
      ...row,
      dialogueId: id,
      conversations: counts.get(id) ?? 0,
      updatedTime: updatedAt,
    })),
  }
})

const createDialogueRoute = serve(
  createDialogue,
  async ({ robotNo, name, from, texts = orderDialogue.texts }, { db, clock, limits }, caller) => {
    requireMay(caller, 'teachRobot')
    limits.take(limitRules.editDraft, limitKey(caller))
    const robot = { tenantId: caller.tenantId, robotNo }
    const now = clock.now()
    return db.transaction().execute(async (trx) => {
      // No dialogue has an empty id: two that are created at once wait here, and get different ids.
      await lockDialogue(trx, robot, '')
      const stored = await storedDialogues(trx, robot)
      if (stored.length >= mostDialogues) throw new Failed('request.tooMany')
      const id = newDialogueId(name, new Set(stored.map((one) => one.id)))
      const data = from === 'example' ? { ...orderDialogue, id, name } : emptyDialogue(id, name, texts)
      await writeDialogueDraft(trx, robot, id, { revision: 1, data, author: authorOf(caller), now })
      const object = { kind: 'dialogue', id, name } as const
      await writeAudit(
        trx,
        actorOf(caller),
        { action: 'createDialogue', object, after: { robotNo, from } },
        now,
      )
      return { dialogueId: id }
    })
  },
)

const readDialogueRoute = serve(readDialogue, async ({ robotNo, dialogueId }, { db }, caller) => {
  requireMay(caller, 'teachRobot')
  const stored = await storedDialogue(db, { tenantId: caller.tenantId, robotNo }, dialogueId)
  if (!stored) throw new Failed('object.unknown')
  const { data, ...rest } = stored
  return { ...rest, dialogue: data, problems: problemsOfDraft(data) }
})

const saveDialogueDraftRoute = serve(
  saveDialogueDraft,
  async ({ robotNo, dialogueId, revision, dialogue }, { db, clock, limits }, caller) => {
    requireMay(caller, 'teachRobot')
    limits.take(limitRules.editDraft, limitKey(caller))
    if (dialogue.id !== dialogueId) throw new Failed('request.invalid')
    if (JSON.stringify(dialogue).length > dialogueLimits.letters) throw new Failed('request.tooLarge')
    const robot = { tenantId: caller.tenantId, robotNo }
    return db.transaction().execute(async (trx) => {
      await lockedDialogue(trx, robot, dialogueId, revision)
      const draft = { revision: revision + 1, data: dialogue, author: authorOf(caller), now: clock.now() }
      await writeDialogueDraft(trx, robot, dialogueId, draft)
      const after = await storedDialogue(trx, robot, dialogueId)
      return {
        revision: draft.revision,
        isChanged: after?.isChanged ?? true,
        problems: problemsOfDraft(dialogue),
      }
    })
  },
  { maxBodyBytes },
)

const checkDialogueRoute = serve(
  checkDialogue,
  async ({ dialogue }, { limits }, caller) => {
    requireMay(caller, 'teachRobot')
    limits.take(limitRules.editDraft, limitKey(caller))
    return { problems: problemsOfDraft(dialogue) }
  },
  { maxBodyBytes },
)

const removeDialogueRoute = serve(removeDialogue, async ({ robotNo, dialogueId }, { db, clock }, caller) => {
  requireMay(caller, 'teachRobot')
  const robot = { tenantId: caller.tenantId, robotNo }
  await db.transaction().execute(async (trx) => {
    const { version, data } = await lockedDialogue(trx, robot, dialogueId)
    // Conversations, old ones too, refer to what was published.
    if (version > 0) throw new Failed('object.stale')
    await removeDrafts(trx, robot, dialogueId)
    const object = { kind: 'dialogue', id: dialogueId, name: data.name } as const
    const change = { action: 'removeDialogue', object, before: { robotNo } } as const
    await writeAudit(trx, actorOf(caller), change, clock.now())
  })
  return {}
})

export const dialoguesRoutes = {
  checkDialogue: checkDialogueRoute,
  createDialogue: createDialogueRoute,
  listDialogues: listDialoguesRoute,
  readDialogue: readDialogueRoute,
  removeDialogue: removeDialogueRoute,
  saveDialogueDraft: saveDialogueDraftRoute,
}
