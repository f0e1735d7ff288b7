import type { KnowledgeDocument } from '../../../rules/robot/knowledge.ts'
import { rankedDocument } from '../../../rules/robot/rank/document.ts'
import type { Terms } from '../../../rules/robot/terms.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import { plainAnswer, cutChinese } from '../knowledge/clean-answer.ts'
import { storedVector } from '../knowledge/row-vectors.ts'
import type { AddTerms } from './count-terms.ts'

/** Takes a document out of the search and out of the counts of its terms. False: it was in neither. */
export async function forgetRows(
  trx: Trx,
  tenantId: number,
  docId: string,
  addTerms: AddTerms,
): Promise<boolean> {
  const rows = await trx
    .deleteFrom('knowledge_rows')
    .where('tenant_id', '=', tenantId)
    .where('doc_id', '=', docId)
    .returning(['robot_no', 'language', 'words', 'concepts'])
    .execute()
  const [first] = rows
  if (!first) return false
  const terms = [...new Set(rows.flatMap(({ words, concepts }) => [...words, ...concepts]))]
  await addTerms({ robotNo: first.robot_no, language: first.language, terms, by: -1 })
  return true
}

export async function writeRows(
  trx: Trx,
  tenantId: number,
  document: KnowledgeDocument,
  addTerms: AddTerms,
): Promise<void> {
  const { docId, robotNo, language } = document
  const ranked = rankedDocument({ ...document, answer: plainAnswer(document.answer) }, cutChinese)
  const row = ({ text, words, concepts, vector }: Terms, place: number) => ({
    tenant_id: tenantId,
    doc_id: docId,
    place,
    robot_no: robotNo,
    language,
    text,
    words: [...words],
    concepts: [...concepts],
    vector: storedVector(vector),
  })
  await trx
    .insertInto('knowledge_rows')
    .values([...ranked.questions.map((terms, place) => row(terms, place)), row(ranked.answer, -1)])
    .execute()
  const terms = new Set(
    [...ranked.questions, ranked.answer].flatMap((one) => [...one.words, ...one.concepts]),
  )
  await addTerms({ robotNo, language, terms: [...terms], by: 1 })
}
