import { sql } from 'kysely'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { RowContent } from '../../rules/knowledge-import/check-row.ts'
import type { ImportSettings, Known } from '../../rules/knowledge-import/decide-import.ts'
import { withLinks } from '../../rules/knowledge-import/linked-document.ts'
import { copyOf, plainQuestion, questionKey } from '../../rules/knowledge-import/row-target.ts'
import { toDocument } from '../robot/documents/stored-document.ts'
import { derivedId } from './derived-id.ts'
import { asWritten, draftsOf, namedIds, placesOfDocuments } from './stored-documents.ts'

/**
 * What an import has to know: the documents with the ids of its rows, of any robot; those of the robot with their
 * questions; and the places of all that are linked with one of them.
 */
export async function knownDocuments(
  db: Db | Trx,
  tenantId: number,
  contents: readonly RowContent[],
  settings: Pick<ImportSettings, 'robotNo' | 'language'>,
): Promise<Known> {
  const { robotNo } = settings
  const robot = { tenantId, robotNo }
  const stored = await withIdsOrQuestions(db, tenantId, contents, settings)
  const drafts = await draftsOf(db, tenantId, stored)
  const written = stored.map((document) => asWritten(document, drafts.get(document.docId)))
  const named = contents.flatMap(({ related = [], translationOf }) => [...related, translationOf ?? ''])
  const copies = named.map((id) => derivedId(copyOf(robotNo, id)))
  const places = await placesOfDocuments(db, robot, [...named, ...copies, ...written.flatMap(namedIds)])
  const documents = written.map((document) => withLinks(document, places))
  const ofRobot = documents.filter((document) => document.robotNo === robotNo)
  return {
    byId: new Map(documents.map((document) => [document.docId, document])),
    byQuestion: Map.groupBy(ofRobot, ({ language, question }) => questionKey(language, question)),
    idOf: derivedId,
    places,
    drafts,
  }
}

async function withIdsOrQuestions(
  db: Db | Trx,
  tenantId: number,
  contents: readonly RowContent[],
  { robotNo, language: usual }: Pick<ImportSettings, 'robotNo' | 'language'>,
) {
  const ids = contents.flatMap(({ id, language = usual, question, source }) => {
    if (id !== undefined) return [id, derivedId(copyOf(robotNo, id))]
    return derivedId({ robotNo, language, from: source === '' ? questionKey(language, question) : source })
  })
  const questions = contents.map(({ question }) => plainQuestion(question)).filter((text) => text !== '')
  const rows = await db
    .selectFrom('knowledge_documents')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where((where) =>
      where.or([
        sql<boolean>`id = any(${ids}::text[])`,
        where.and([
          where('robot_no', '=', robotNo),
          sql<boolean>`regexp_replace(lower(trim(question)), '\\s+', ' ', 'g') = any(${questions}::text[])`,
        ]),
      ]),
    )
    .execute()
  return rows.map((row) => toDocument(row).document)
}
