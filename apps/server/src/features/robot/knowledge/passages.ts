import type { Passage } from '../../../rules/robot/model/passage.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { Vectors } from '../vectors/vectors.ts'
import { plainAnswer } from './clean-answer.ts'
import { answeringDocument } from './documents.ts'
import { robotScope } from './robot-scope.ts'
import { search } from './search.ts'

/** More would cost more than they add: beyond these a document rarely holds the answer. */
const most = 5

/** Passages of the knowledge base nearest to a question, best first. */
export async function passagesFor(
  db: Db,
  { tenantId, robotNo }: { tenantId: number; robotNo: string },
  language: string,
  question: string,
  now: number,
  vectors?: Pick<Vectors, 'ask'>,
): Promise<Passage[]> {
  const scope = await robotScope(db, tenantId, robotNo, language)
  if (!scope) return []
  const { ranked } = await search(db, scope, question, now, vectors)
  const nearest = ranked.slice(0, most)
  const documents = await Promise.all(
    nearest.map(({ document }) => answeringDocument(db, tenantId, robotNo, document.docId, now)),
  )
  return documents.flatMap((found) =>
    found
      ? {
          docId: found.docId,
          question: found.question,
          text: plainAnswer(found.answer),
          references: found.attachments,
        }
      : [],
  )
}
