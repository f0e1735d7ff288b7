import { saveDocument } from '@foyer/server/features/robot/publish/save-document.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { worldDeps } from './world.ts'

/** A help document of a robot of the demo tenant. Answers with its id. */
export async function helpDocument(robotNo: string, question: string, answer: string): Promise<string> {
  const { db, clock } = await worldDeps()
  const { id: tenantId } = await db
    .selectFrom('tenants')
    .select('id')
    .where('key', '=', 'demo')
    .executeTakeFirstOrThrow()
  const docId = newId()
  await saveDocument(
    db,
    { tenantId, now: clock.now() },
    {
      docId,
      robotNo,
      language: 'en',
      question,
      similar: [],
      answer,
      category: '',
      validFrom: undefined,
      validUntil: undefined,
      isPublished: true,
      attachments: [],
    },
  )
  return docId
}
