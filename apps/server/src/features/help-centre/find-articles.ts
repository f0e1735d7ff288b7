import { sql } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'
import { resembles } from '../../rules/robot/suggestions.ts'
import { normalise } from '../../rules/robot/text/normalise.ts'
import { robotScope } from '../robot/knowledge/robot-scope.ts'
import { search } from '../robot/knowledge/search.ts'
import { articlesBy, type Article, type Shelf } from './articles.ts'

const mostResults = 20
/** With fewer results than this, articles that only contain the words are added. */
const few = 5
const mostWords = 8

/** Articles for the words of a reader, best first: as the robot finds them, then by the plain text. */
export async function findArticles(
  db: Db,
  shelf: Shelf,
  { language, words }: { language: string; words: string },
): Promise<Article[]> {
  const scope = await robotScope(db, shelf.tenantId, shelf.robotNo, language)
  if (scope?.language !== language || words.trim() === '') return []
  const { ranked } = await search(db, scope, words, shelf.now)
  const alike = ranked.filter(({ features }) => resembles(features)).map(({ document }) => document.docId)
  const docIds = alike.length >= few ? alike : [...alike, ...(await containing(db, shelf, language, words))]
  const wanted = [...new Set(docIds)].slice(0, mostResults)
  const articles = new Map((await articlesBy(db, shelf, wanted)).map((one) => [one.docId, one]))
  return wanted.flatMap((docId) => articles.get(docId) ?? [])
}

async function containing(
  db: Db,
  { tenantId, robotNo, now }: Shelf,
  language: string,
  words: string,
): Promise<string[]> {
  const parts = normalise(words).split(' ').slice(0, mostWords)
  if (parts.every((part) => part === '')) return []
  const rows = await parts
    .reduce(
      (query, part) => query.where('text', 'like', `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
      db
        .selectFrom('knowledge_rows as r')
        .select('doc_id')
        .distinct()
        .where('tenant_id', '=', tenantId)
        .where('robot_no', '=', robotNo)
        .where('language', '=', language),
    )
    // Here too: others would take the places of those that may be read.
    .where(
      sql<boolean>`exists (select from knowledge_documents d
        where d.tenant_id = r.tenant_id and d.id = r.doc_id
          and coalesce(d.valid_from <= ${now}, true) and coalesce(d.valid_until > ${now}, true))`,
    )
    .orderBy('doc_id')
    .limit(mostResults)
    .execute()
  return rows.map(({ doc_id }) => doc_id)
}
