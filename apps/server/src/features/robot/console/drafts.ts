import { contentWith, readChanges } from '../../../rules/robot/document-content.ts'
import { rankedDocument, type RankedDocument } from '../../../rules/robot/rank/document.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { cutChinese, plainAnswer } from '../knowledge/clean-answer.ts'
import type { RobotScope } from '../knowledge/robot-scope.ts'

/** Cutting more texts into words would be felt. The latest are those that somebody is about to publish. */
const mostDrafts = 100

type RankedTexts = { question: string; ranked: RankedDocument }
/** `replaces`: the published document that the draft changes. */
export type Draft = RankedTexts & { replaces?: RankedDocument }

/** Documents as they would be ranked once their drafts are published: new ones, and changes of published ones. */
export async function draftsOf(db: Db, { tenantId, robotNo, language }: RobotScope): Promise<Draft[]> {
  const rows = await db
    .selectFrom('knowledge_documents as d')
    .leftJoin('settings_drafts as s', (join) =>
      join
        .onRef('s.tenant_id', '=', 'd.tenant_id')
        .onRef('s.object_id', '=', 'd.id')
        .on('s.kind', '=', 'document'),
    )
    .select(['d.id as docId', 'd.question', 'd.similar_questions as similar', 'd.answer', 'd.category'])
    .select(['d.is_published as isPublished', 'd.updated_at as updatedAt', 's.changes'])
    .where('d.tenant_id', '=', tenantId)
    .where('d.robot_no', '=', robotNo)
    .where('d.language', '=', language)
    .where((where) => where.or([where('d.is_published', '=', false), where('d.is_changed', '=', true)]))
    .orderBy((order) => order.fn('greatest', ['d.updated_at', 'd.edited_at']), 'desc')
    .limit(mostDrafts)
    .execute()
  return rows.flatMap(({ docId, updatedAt, isPublished, changes, ...texts }) => {
    const saved = { ...texts, attachments: [], related: [] }
    const drafted = contentWith(saved, readChanges(changes ?? {}))
    // One that was begun without a question answers nothing.
    if (!/\S/.test(drafted.question)) return []
    const rank = (content: typeof drafted): RankedTexts => {
      const { question, similar, category } = content
      const written = { docId, question, similar, answer: plainAnswer(content.answer), category, language }
      return { question, ranked: { ...rankedDocument(written, cutChinese), updatedAt } }
    }
    return [{ ...rank(drafted), ...(isPublished && { replaces: rank(saved).ranked }) }]
  })
}
