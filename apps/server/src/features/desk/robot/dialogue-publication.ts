import { publishDialogue, retireDialogue } from '@foyer/contract/desk/dialogues.ts'
import { actorOf, writeAudit } from '../../../audit/write-audit.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { publishChecked } from '../../robot/publish/publish-checked.ts'
import { publishSaved, retirePublished, saveDialogue } from '../../robot/publish/publish-dialogue.ts'
import { authorOf, lockedDialogue } from './dialogue-access.ts'
import { publication } from './publication.ts'

const publishDialogueRoute = serve(
  publishDialogue,
  async ({ robotNo, dialogueId, version, revision, despiteCases }, { db, clock }, caller) =>
    publication(caller, despiteCases, () => {
      const robot = { tenantId: caller.tenantId, robotNo }
      const now = clock.now()
      return publishChecked(db, robot, { now, despiteCases }, async (trx) => {
        const stored = await lockedDialogue(trx, robot, dialogueId, revision)
        if (stored.version !== version) throw new Failed('object.stale')
        const saved = await saveDialogue({ db: trx, clock }, robot, stored.data, authorOf(caller))
        if ('problems' in saved) throw new Failed('request.invalid')
        await publishSaved(trx, robot, dialogueId)
        const object = { kind: 'dialogue', id: dialogueId, name: stored.data.name } as const
        const after = { version: saved.version, robotNo }
        await writeAudit(trx, actorOf(caller), { action: 'publishDialogue', object, after }, now)
        return { value: saved.version, isHeard: true }
      })
    }),
)

const retireDialogueRoute = serve(
  retireDialogue,
  async ({ robotNo, dialogueId, despiteCases }, { db, clock }, caller) =>
    publication(caller, despiteCases, () => {
      const robot = { tenantId: caller.tenantId, robotNo }
      const now = clock.now()
      return publishChecked(db, robot, { now, despiteCases }, async (trx) => {
        const { version, data } = await lockedDialogue(trx, robot, dialogueId)
        if (!(await retirePublished(trx, robot, dialogueId))) throw new Failed('object.stale')
        const object = { kind: 'dialogue', id: dialogueId, name: data.name } as const
        const before = { version, robotNo }
        await writeAudit(trx, actorOf(caller), { action: 'retireDialogue', object, before }, now)
        return { value: version, isHeard: true }
      })
    }),
)

export const dialoguePublicationRoutes = {
  publishDialogue: publishDialogueRoute,
  retireDialogue: retireDialogueRoute,
}
