import { sql } from 'kysely'
import type { Attachment } from '../../rules/robot/knowledge.ts'
import type { Db } from '../../platform/db/pool.ts'

/** The articles that readers may see: of one robot of one tenant, published, and in their time. */
export type Shelf = { tenantId: number; robotNo: string; now: number }

export type ArticleLink = { docId: string; question: string }
export type Article = ArticleLink & {
  language: string
  category: string
  answer: string
  attachments: Attachment[]
  updatedAt: number
}

function readable(db: Db, { tenantId, robotNo, now }: Shelf) {
  return db
    .selectFrom('knowledge_documents as d')
    .where('d.tenant_id', '=', tenantId)
    .where('d.robot_no', '=', robotNo)
    .where('d.is_published', '=', true)
    .where((where) => where.or([where('d.valid_from', 'is', null), where('d.valid_from', '<=', now)]))
    .where((where) => where.or([where('d.valid_until', 'is', null), where('d.valid_until', '>', now)]))
}

export function languagesOf(db: Db, shelf: Shelf): Promise<{ language: string; documents: number }[]> {
  return readable(db, shelf)
    .select(({ fn }) => ['d.language', fn.countAll<number>().as('documents')])
    .groupBy('d.language')
    .orderBy('d.language')
    .execute()
}

export function categoriesOf(
  db: Db,
  shelf: Shelf,
  language: string,
): Promise<{ category: string; documents: number }[]> {
  return (
    readable(db, shelf)
      .select(({ fn }) => ['d.category', fn.countAll<number>().as('documents')])
      .where('d.language', '=', language)
      .groupBy('d.category')
      // Documents without a category are last.
      .orderBy(sql`d.category = ''`)
      .orderBy('d.category')
      .execute()
  )
}

/** The most useful articles of each category. */
export function topArticles(
  db: Db,
  shelf: Shelf,
  { language, each }: { language: string; each: number },
): Promise<(ArticleLink & { category: string })[]> {
  const places = readable(db, shelf)
    .select(['d.id', 'd.category'])
    .select(
      sql<number>`row_number() over (partition by d.category order by d.useful_count desc, d.id)`.as('place'),
    )
    .where('d.language', '=', language)
  return db
    .selectFrom(places.as('p'))
    .innerJoin('knowledge_documents as d', (join) =>
      join.on('d.tenant_id', '=', shelf.tenantId).onRef('d.id', '=', 'p.id'),
    )
    .select(['d.id as docId', 'd.question', 'p.category'])
    .where('p.place', '<=', each)
    .orderBy('p.place')
    .execute()
}

export function articlesIn(
  db: Db,
  shelf: Shelf,
  { language, category, page, size }: { language: string; category: string; page: number; size: number },
): Promise<ArticleLink[]> {
  return readable(db, shelf)
    .select(['d.id as docId', 'd.question'])
    .where('d.language', '=', language)
    .where('d.category', '=', category)
    .orderBy('d.question')
    .orderBy('d.id')
    .offset((page - 1) * size)
    .limit(size)
    .execute()
}

export function articlesBy(db: Db, shelf: Shelf, docIds: readonly string[]): Promise<Article[]> {
  return readable(db, shelf)
    .select(['d.id as docId', 'd.question', 'd.language', 'd.category', 'd.answer', 'd.attachments'])
    .select('d.updated_at as updatedAt')
    .where('d.id', 'in', docIds.length > 0 ? docIds : [''])
    .execute()
}

/** For the sitemap. */
export function allArticles(
  db: Db,
  shelf: Shelf,
  most: number,
): Promise<(ArticleLink & { language: string; updatedAt: number })[]> {
  return readable(db, shelf)
    .select(['d.id as docId', 'd.question', 'd.language', 'd.updated_at as updatedAt'])
    .orderBy('d.updated_at', 'desc')
    .orderBy('d.id')
    .limit(most)
    .execute()
}
