import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { robotAsk } from '@foyer/contract/robot/endpoints.ts'
import type { KnowledgeDocument } from '@foyer/server/rules/robot/knowledge.ts'
import { saveDocument } from '@foyer/server/features/robot/publish/save-document.ts'
import type { Deps } from '@foyer/server/deps.ts'
import type { Visitor } from '@foyer/testkit/visitor.ts'

type Answer = OutputOf<typeof robotAsk>

/** Asks as the widget does once the question is in the log. */
export async function ask(
  visitor: Visitor,
  question: string,
  more: Record<string, unknown> = {},
): Promise<Answer> {
  const { body } = await visitor.call('robotAsk', { question, robotNo: 'r1', ...more })
  if (body.code !== 200) throw new Error(JSON.stringify(body))
  return body.data as Answer
}

/** A document like any other. */
export const kettle: KnowledgeDocument = {
  docId: 'kettle',
  robotNo: 'r1',
  language: 'en',
  question: 'How do I descale my kettle?',
  similar: [],
  answer: '<p>With vinegar.</p>',
  category: '',
  validFrom: undefined,
  validUntil: undefined,
  isPublished: true,
  attachments: [],
}

/** The same with what a test wants otherwise. */
export async function givenDocument(
  { db, clock }: Deps,
  tenantId: number,
  document: Partial<KnowledgeDocument> & { docId: string },
): Promise<void> {
  await saveDocument(
    db,
    { tenantId, now: clock.now() },
    {
      ...kettle,
      ...document,
    },
  )
}
