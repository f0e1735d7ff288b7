import { rank, type Ranked } from '@foyer/core/robot/rank/rank.ts'
import type { Statistics } from '@foyer/core/robot/rank/rarity.ts'
import { askedTerms, withGuesses, type Terms } from '@foyer/core/robot/terms.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { Vectors } from '../vectors/vectors.ts'
import { candidates } from './candidates.ts'
import { cutChinese } from './cut.ts'
import { loadRanked } from './load-ranked.ts'
import type { RobotScope } from './robot-scope.ts'
import { meantWords, statisticsOf } from './statistics.ts'

export type Found = { asked: Terms; ranked: Ranked[]; statistics: Statistics }

/** Nobody asks for longer than this, and what is longer must not cost more. */
const longestQuestion = 500

/** The robot's documents for a question, best first. */
export async function search(
  db: Db,
  scope: RobotScope,
  question: string,
  now: number,
  vectors?: Pick<Vectors, 'ask'>,
): Promise<Found> {
  const compare = vectors?.ask(scope.tenantId, question.slice(0, longestQuestion))
  const written = askedTerms(question.slice(0, longestQuestion), scope.language, cutChinese)
  const seen = await statisticsOf(db, scope, [...written.words, ...written.concepts])
  const unknown = [...written.words].filter((word) => seen.documentsWith(word) === 0)
  const meant = await meantWords(db, scope, unknown)
  const asked = withGuesses(written, scope.language, (word) => seen.documentsWith(word) > 0)
  const terms = [...asked.words, ...asked.concepts, ...meant]
  const isMore = meant.length > 0 || asked.concepts.size > written.concepts.size
  const reach = isMore ? await statisticsOf(db, scope, terms) : seen
  const docIds = await candidates(db, scope, { terms, text: asked.text, statistics: reach, now })
  const documents = await loadRanked(db, scope.tenantId, docIds)
  // What a document asks beyond the question counts by its rarity, too.
  const theirs = documents.flatMap(({ questions }) =>
    questions.flatMap(({ words, concepts }) => [...words, ...concepts]),
  )
  const statistics = await statisticsOf(db, scope, [...new Set([...terms, ...theirs])])
  const likeness = await compare?.(docIds)
  return { asked, statistics, ranked: rank(asked, documents, statistics, likeness) }
}
