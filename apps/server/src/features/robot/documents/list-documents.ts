import { sql, type RawBuilder } from 'kysely'
import type { DocumentSort, DocumentState } from '@foyer/contract/desk/knowledge-limits.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { patternsOf, type DocumentPlace } from '../../../rules/robot/document-cursor.ts'
import { firstDay } from './document-answers.ts'

export type Wanted = {
  tenantId: number
  robotNo: string
  words?: string | undefined
  category?: string | undefined
  language?: string | undefined
  state?: DocumentState | undefined
  sort: DocumentSort
  after?: DocumentPlace | undefined
  limit: number
  now: number
}

export type Listed = {
  docId: string
  language: string
  question: string
  category: string
  state: DocumentState
  phrasings: number
  updatedTime: number
  useful: number
  useless: number
  /** Sort order of the list. */
  key: string | number
}

type Row = Listed & { total: number | null }

/** The state of a document by its own columns, as `documentStates` tells. */
function stateSql(now: number): RawBuilder<DocumentState> {
  return sql<DocumentState>`case
    when not d.is_published then 'draft'
    when d.valid_from > ${now} then 'waiting'
    when d.valid_until <= ${now} then 'expired'
    when d.is_changed then 'changed'
    else 'published' end`
}

/** The largest number first, or the texts in their order; the id decides between equals. */
const keys: Record<DocumentSort, RawBuilder<unknown>> = {
  updated: sql`greatest(d.updated_at, d.edited_at)`,
  question: sql`d.title`,
  usage: sql`coalesce(u.usage, 0)`,
  useless: sql`d.useless_count`,
}

function usageJoin({ sort, tenantId, now }: Wanted): RawBuilder<unknown> {
  if (sort !== 'usage') return sql``
  return sql`left join (
      select doc_id, sum(answers)::int as usage from document_answers
      where tenant_id = ${tenantId} and day >= ${firstDay(now)} group by doc_id
    ) u on u.doc_id = d.id`
}

function conditions({ tenantId, robotNo, words = '', category, language, state, now }: Wanted) {
  const found = patternsOf(words).map((pattern) => sql`d.search_text like ${pattern}`)
  const parts = [
    sql`d.tenant_id = ${tenantId} and d.robot_no = ${robotNo}`,
    ...(found.length > 0 ? [sql`((${sql.join(found, sql` and `)}) or d.id = ${words.trim()})`] : []),
    ...(category === undefined ? [] : [sql`d.category = ${category}`]),
    ...(language === undefined ? [] : [sql`d.language = ${language}`]),
    ...(state === undefined ? [] : [sql`${stateSql(now)} = ${state}`]),
  ]
  return sql.join(parts, sql` and `)
}

function afterPlace({ sort, after }: Wanted): RawBuilder<unknown> {
  if (!after) return sql`true`
  const { key, docId } = after
  return sort === 'question'
    ? sql`(found.key, found.id) > (${key}::text, ${docId})`
    : sql`(found.key < ${key}::bigint or (found.key = ${key}::bigint and found.id > ${docId}))`
}

/** A page of the documents that are wanted, and how many there are. */
export async function documentsOn(db: Db, wanted: Wanted): Promise<{ page: Listed[]; total: number }> {
  // Texts are read once, for both. Without words the page comes from the index of its order, and reads no texts at all.
  const isSearch = patternsOf(wanted.words ?? '').length > 0
  const [rows, counted] = await Promise.all([
    pageOf(db, wanted, isSearch),
    isSearch ? undefined : countDocuments(db, wanted),
  ])
  const total = counted ?? rows[0]?.total ?? (wanted.after ? await countDocuments(db, wanted) : 0)
  return { page: rows.map(({ total: _total, ...listed }) => listed), total }
}

async function pageOf(db: Db, wanted: Wanted, isCounted: boolean): Promise<Row[]> {
  const [inFound, inPage] =
    wanted.sort === 'question'
      ? [sql`found.key, found.id`, sql`page.key, page.id`]
      : [sql`found.key desc, found.id`, sql`page.key desc, page.id`]
  const { rows } = await sql<Row>`
    with found as ${isCounted ? sql`materialized` : sql`not materialized`} (
      select d.id, ${keys[wanted.sort]} as key from knowledge_documents d ${usageJoin(wanted)}
      where ${conditions(wanted)}
    ), page as (
      select found.id, found.key from found where ${afterPlace(wanted)} order by ${inFound} limit ${wanted.limit}
    )
    select d.id as "docId", d.language, coalesce(d.draft_question, d.question) as question, d.category,
      ${stateSql(wanted.now)} as state, jsonb_array_length(d.similar_questions) as phrasings,
      greatest(d.updated_at, d.edited_at) as "updatedTime",
      d.useful_count as useful, d.useless_count as useless, page.key,
      ${isCounted ? sql`(select count(*)::int from found)` : sql`null::int`} as total
    from page join knowledge_documents d on d.tenant_id = ${wanted.tenantId} and d.id = page.id
    order by ${inPage}`.execute(db)
  return rows
}

async function countDocuments(db: Db, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from knowledge_documents d where ${conditions(wanted)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** A loose scan of the index: as many steps as there are categories, however many documents. */
export async function categoriesOf(db: Db, tenantId: number, robotNo: string): Promise<string[]> {
  const { rows } = await sql<{ category: string }>`
    with recursive found as (
      (select min(category) as category from knowledge_documents
        where tenant_id = ${tenantId} and robot_no = ${robotNo} and category > '')
      union all
      select (select min(d.category) from knowledge_documents d
        where d.tenant_id = ${tenantId} and d.robot_no = ${robotNo} and d.category > found.category)
      from found where found.category is not null
    )
    select category from found where category is not null`.execute(db)
  return rows.map(({ category }) => category)
}
