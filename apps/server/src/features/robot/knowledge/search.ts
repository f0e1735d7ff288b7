import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Passage } from '../../../rules/robot/model/passage.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { Vectors } from '../vectors/vectors.ts'
import { rank, type Ranked, meantWord } from '../../../rules/robot/rank/rank.ts'
import { swappedLetters } from '../../../rules/robot/text/near.ts'
import type { Statistics } from '../../../rules/robot/rank/rarity.ts'
import { askedTerms, withGuesses, withSwappedWords, type Terms } from '../../../rules/robot/terms.ts'
import type { RankedDocument } from '../../../rules/robot/rank/document.ts'
import { grams } from '../../../rules/robot/text/grams.ts'
import { plainAnswer, cutChinese } from './clean-answer.ts'
import { answeringDocument } from './documents.ts'
import { robotScope, type RobotScope } from './robot-scope.ts'
import { candidates } from './candidates.ts'
import { vectorOfRow } from './row-vectors.ts'

/** More would cost more than they add: beyond these a document rarely holds the answer. */
const most = 5

/** Passages of the knowledge base nearest to a question, best first. */
export async function passagesFor(
  db: Db,
  { tenantId, robotNo }: { tenantId: number; robotNo: string },
  language: string,
  question: string,
  now: number,
  vectors?: AskedVectors,
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

/** The rows of the documents: nothing is cut into words again. Arrays come as JSON, which is read many times faster. */
async function loadRows(db: Db, tenantId: number, docIds: readonly string[]) {
  if (docIds.length === 0) return []
  return await db
    .selectFrom('knowledge_rows as r')
    .innerJoin('knowledge_documents as d', (join) =>
      join.onRef('d.tenant_id', '=', 'r.tenant_id').onRef('d.id', '=', 'r.doc_id'),
    )
    .select(['r.doc_id', 'r.place', 'r.text', 'r.vector'])
    .select([sql<string[]>`to_json(r.words)`.as('words'), sql<string[]>`to_json(r.concepts)`.as('concepts')])
    .select(['d.useful_count', 'd.useless_count', 'd.updated_at'])
    .where('r.tenant_id', '=', tenantId)
    .where('r.doc_id', 'in', docIds)
    .orderBy('r.doc_id')
    .orderBy('r.place')
    .execute()
}

type Row = Awaited<ReturnType<typeof loadRows>>[number]

function rankedDocuments(rows: readonly Row[], language: string): RankedDocument[] {
  const termsOfRow = (row: Row) => storedTerms(row, language)
  return [...Map.groupBy(rows, ({ doc_id }) => doc_id)].map(([docId, own]) => ({
    docId,
    questions: own.filter(isQuestion).map(termsOfRow),
    answer: storedTerms(own.find((row) => !isQuestion(row)) ?? noRow, language),
    usefulCount: own[0]?.useful_count ?? 0,
    uselessCount: own[0]?.useless_count ?? 0,
    updatedAt: own[0]?.updated_at ?? 0,
  }))
}

const isQuestion = ({ place }: Pick<Row, 'place'>) => place >= 0

/** Only questions have these. One of each for all rows: a question reads hundreds. */
const noTerms: ReadonlySet<string> = new Set()
const noneAlike: Terms['alike'] = new Map()

const noRow = { text: '', words: [], concepts: [], vector: null }

function storedTerms(row: Pick<Row, 'text' | 'words' | 'concepts' | 'vector'>, language: string): Terms {
  return {
    text: row.text,
    words: new Set(row.words),
    concepts: new Set(row.concepts),
    grams: grams(row.text),
    names: noTerms,
    explained: noTerms,
    alike: noneAlike,
    vector: vectorOfRow(row, language),
  }
}

/** In how many documents each of these terms stands. */
async function statisticsOf(db: Db, scope: RobotScope, terms: readonly string[]): Promise<Statistics> {
  const rows = await db
    .selectFrom('knowledge_terms')
    .select(['term', 'documents'])
    .where('tenant_id', '=', scope.tenantId)
    .where('robot_no', '=', scope.robotNo)
    .where('language', '=', scope.language)
    .where('term', '=', sql<string>`any(${[...terms]}::text[])`)
    .execute()
  const having = new Map(rows.map(({ term, documents }) => [term, documents]))
  return { documents: scope.documents, documentsWith: (term) => having.get(term) ?? 0 }
}

/** So many unknown words of a question are looked up. */
const mostTyped = 5

const mistyped = (unknown: readonly string[]) =>
  unknown.filter((word) => word.length >= 4).slice(0, mostTyped)

/** Words of the knowledge that a question's unknown words were probably meant to be. */
async function meantWords(db: Db, scope: RobotScope, unknown: readonly string[]): Promise<string[]> {
  const typed = mistyped(unknown)
  if (typed.length === 0) return []
  const { rows } = await sql<{ typed: string; term: string }>`
    select t.typed, k.term from unnest(${typed}::text[]) as t(typed)
    join knowledge_terms k on k.term % t.typed
    where k.tenant_id = ${scope.tenantId} and k.robot_no = ${scope.robotNo} and k.language = ${scope.language}
      and k.documents > 0
    order by similarity(k.term, t.typed) desc limit 100`.execute(db)
  return typed.flatMap((word) => {
    const alike = rows.filter((row) => row.typed === word).map((row) => row.term)
    return meantWord(word, alike) ?? []
  })
}

/** Words that are in the knowledge once two letters of theirs are swapped, by the mistyped ones. */
async function swappedWords(
  db: Db,
  scope: RobotScope,
  unknown: readonly string[],
): Promise<Map<string, string>> {
  const typed = mistyped(unknown)
  if (typed.length === 0) return new Map()
  const swapped = await statisticsOf(db, scope, typed.flatMap(swappedLetters))
  return new Map(
    typed.flatMap((word) => {
      const meant = swappedLetters(word).find((one) => swapped.documentsWith(one) > 0)
      return meant === undefined ? [] : [[word, meant] as const]
    }),
  )
}

/** The part of embeddings that a search needs. */
export type AskedVectors = Pick<Vectors, 'ask' | 'source'>

/** Measured with another model, the scale says nothing. */
export function scaleOf({ similarity }: RobotScope, vectors: AskedVectors | undefined) {
  return similarity && similarity.model === vectors?.source?.model ? similarity.scale : undefined
}

type Found = { asked: Terms; ranked: Ranked[]; statistics: Statistics }

/** Nobody asks for longer than this, and what is longer must not cost more. */
const longestQuestion = 500

/** The robot's documents for a question, best first. */
export async function search(
  db: Db,
  scope: RobotScope,
  question: string,
  now: number,
  vectors?: AskedVectors,
): Promise<Found> {
  const compare = vectors?.ask(scope, question.slice(0, longestQuestion))
  const written = askedTerms(question.slice(0, longestQuestion), scope.language, cutChinese)
  const seen = await statisticsOf(db, scope, [...written.words, ...written.concepts])
  const unknown = [...written.words].filter((word) => seen.documentsWith(word) === 0)
  const swapped = await swappedWords(db, scope, unknown)
  const meant = [
    ...swapped.values(),
    ...(await meantWords(
      db,
      scope,
      unknown.filter((word) => !swapped.has(word)),
    )),
  ]
  const guessed = withGuesses(written, scope.language, (word) => seen.documentsWith(word) > 0)
  const asked = withSwappedWords(guessed, scope.language, swapped)
  const terms = [...asked.words, ...asked.concepts, ...meant]
  const isMore = meant.length > 0 || asked.concepts.size > written.concepts.size
  const reach = isMore ? await statisticsOf(db, scope, terms) : seen
  const docIds = await candidates(db, scope, { terms, text: asked.text, statistics: reach, now })
  const rows = await loadRows(db, scope.tenantId, docIds)
  // Terms of a document that the question lacks are also weighted by rarity.
  const theirs = rows.filter(isQuestion).flatMap(({ words, concepts }) => [...words, ...concepts])
  const [statistics, documents] = await Promise.all([
    statisticsOf(db, scope, [...new Set([...terms, ...theirs])]),
    // The statement is on its way by then: PostgreSQL counts while the letters are cut here.
    setImmediate().then(() => rankedDocuments(rows, scope.language)),
  ])
  const similarities = await compare?.(docIds)
  return {
    asked,
    statistics,
    ranked: rank(asked, documents, statistics, similarities, scaleOf(scope, vectors)),
  }
}
