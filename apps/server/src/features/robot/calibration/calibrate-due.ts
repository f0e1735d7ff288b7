import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { calibrationTiming } from '../../../robot-timing.ts'
import {
  calibrate,
  type AskedPhrasing,
  type AskedQuestion,
} from '../../../rules/robot/calibration/calibrate.ts'
import { foreignQuestions } from '../../../rules/robot/calibration/foreign-questions.ts'
import { withoutPhrasing } from '../../../rules/robot/calibration/left-out.ts'
import { confidence } from '../../../rules/robot/rank/confidence.ts'
import { learnedFor } from '../../../rules/robot/rank/learned-for.ts'
import { rank } from '../../../rules/robot/rank/rank.ts'
import { robotScope, type RobotScope } from '../knowledge/robot-scope.ts'
import { search } from '../knowledge/search.ts'
import {
  dueKnowledge,
  saveCalibration,
  type KnowledgeRef,
  type MeasuredKnowledge,
} from './calibration-repository.ts'

/** Knowledge bases of one round. */
const atOnce = 10
/** Phrasings of one knowledge base that are asked: more say hardly more, and each one is a search. */
const mostPhrasings = 80

/** Calibrates knowledge that was published and then left alone for a moment. Answers how many there were. */
export async function calibrateDue({ db, clock, quarantine, vectors, failures }: Deps): Promise<number> {
  const held = new Set(quarantine.held('calibrate').map(({ id }) => id))
  const due = await dueKnowledge(db, clock.now() - calibrationTiming.restMs, atOnce + held.size)
  const ready = due.map((one) => ({ ...one, id: JSON.stringify([one.robotNo, one.language]) }))
  const chosen = ready.filter(({ id }) => !held.has(id)).slice(0, atOnce)
  for (const { id, dueAt, ...knowledge } of chosen)
    await quarantine.attempt('calibrate', { tenantId: knowledge.tenantId, id }, async () => {
      const now = clock.now()
      const measured = await measure(db, knowledge, now, { vectors, failures })
      await saveCalibration(db, knowledge, measured, { dueAt, now })
    })
  return chosen.length
}

/** Asks the knowledge its own phrasings, each as if it were not there, and the questions of other businesses. */
export async function measure(
  db: Db,
  knowledge: KnowledgeRef,
  now: number,
  { vectors, failures }: Pick<Deps, 'vectors' | 'failures'>,
): Promise<MeasuredKnowledge> {
  const by = learnedFor(knowledge.language)
  const scope = await robotScope(db, knowledge.tenantId, knowledge.robotNo, knowledge.language)
  if (!scope || scope.language !== knowledge.language) return calibrate({ known: [], foreign: [] }, by)
  const known: number[] = []
  const phrasings: AskedPhrasing[] = []
  for (const { docId, place, text } of await someRows(db, scope)) {
    const { asked, ranked, statistics } = await search(db, scope, text, now)
    const documents = ranked.map(({ document }) => document)
    phrasings.push({ docId, place, docIds: documents.map((one) => one.docId) })
    const rest = withoutPhrasing({ documents, statistics }, docId, place)
    if (rest) known.push(confidence(asked, rank(asked, rest.documents, rest.statistics), rest.statistics))
  }
  const foreign: number[] = []
  const questions: AskedQuestion[] = []
  for (const question of foreignQuestions(knowledge.language)) {
    const { asked, ranked, statistics } = await search(db, scope, question, now)
    questions.push({ question, docIds: ranked.map(({ document }) => document.docId) })
    foreign.push(confidence(asked, ranked, statistics))
  }
  // Without it the robot goes by words alone.
  const similarity = await vectors
    .measure(scope, phrasings, questions)
    .catch(failures.ignore('calibrate.similarity', { tenantId: scope.tenantId }))
  return { ...calibrate({ known, foreign }, by), similarity }
}

/** The same ones for the same knowledge, spread over its documents. Documents with one phrasing have none to leave out. */
async function someRows(db: Db, { tenantId, robotNo, language }: RobotScope) {
  const { rows } = await sql<{ docId: string; place: number; text: string }>`
    select doc_id as "docId", place, text from knowledge_rows r
    where tenant_id = ${tenantId} and robot_no = ${robotNo} and language = ${language} and place >= 0
      and exists (select from knowledge_rows o
        where o.tenant_id = r.tenant_id and o.doc_id = r.doc_id and o.place >= 0 and o.place <> r.place)
    order by md5(doc_id || ' ' || place) limit ${mostPhrasings}`.execute(db)
  return rows
}
