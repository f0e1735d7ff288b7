import type { Answerer } from './answerer.ts'
import { answeringDocument } from './knowledge/documents.ts'

/** A menu, a FAQ or a suggestion names its document: it answers without a search. One that is gone is searched for. */
export const answerFromDocument: Answerer = async ({ db, clock }, { visitor, channel, docId }) => {
  if (!docId) return undefined
  const document = await answeringDocument(db, visitor.tenantId, channel.robotNo, docId, clock.now())
  return document && { kind: 'document', document, suggestions: [] }
}
