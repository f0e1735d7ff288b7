import type { TestedQuestion } from '@foyer/contract/desk/robot-test.ts'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import type { Deps } from '../../../deps.ts'
import { decide, type Verdict } from '../../../rules/robot/decide.ts'
import {
  explainWords,
  nearestPhrasing,
  reasonOf,
  shareOfOdds,
  sharesOfRanked,
  type BestTexts,
  type Tested,
} from '../../../rules/robot/explain.ts'
import { confidence } from '../../../rules/robot/rank/confidence.ts'
import { rank } from '../../../rules/robot/rank/rank.ts'
import type { Similarities, SimilarityScale } from '../../../rules/robot/rank/vector.ts'
import { defaultThresholds, type Thresholds } from '../../../rules/robot/rank/thresholds.ts'
import { smallTalkOf } from '../../../rules/robot/small-talk.ts'
import { statisticsWith } from '../../../rules/robot/with-drafts.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { RobotRef } from '../dialogue/dialogues.ts'
import { cutChinese, plainAnswer } from '../knowledge/clean-answer.ts'
import { answeringDocument, questionsOf } from '../knowledge/documents.ts'
import { robotScope, type RobotScope } from '../knowledge/robot-scope.ts'
import { scaleOf, search, type AskedVectors } from '../knowledge/search.ts'
import type { Vectors } from '../vectors/vectors.ts'
import { dialogueStart } from './dialogue-start.ts'
import { draftsOf } from './drafts.ts'

type Asked = { language: string; question: string }

/** The best and its runners-up. */
const mostCandidates = 5

/** Asks as `robotAsk` does of a new visitor, but leaves no trace. The model is not asked. */
export async function testQuestion(
  { db, clock, vectors }: Pick<Deps, 'db' | 'clock' | 'vectors'>,
  robot: RobotRef,
  { language, question }: Asked,
): Promise<TestedQuestion> {
  const now = clock.now()
  const thresholds = defaultThresholds(language)
  const nothing = { ...robot, language, documents: 0, thresholds, similarity: undefined }
  const scope = (await robotScope(db, robot.tenantId, robot.robotNo, language)) ?? nothing
  const heard = listenedTo(vectors)
  const found = await search(db, scope, question, now, heard)
  const tested: Tested = { question, language: scope.language, cut: cutChinese, ...found }
  const verdict = decide(found.asked, found.ranked, found.statistics, scope.thresholds)
  const [explained, candidates, withDrafts, answer] = await Promise.all([
    explain(db, robot, tested, { verdict, thresholds: scope.thresholds }),
    candidatesOf(db, robot, tested, heard.similarities()),
    decidedWithDrafts(db, scope, tested, verdict, [heard.similarities(), scaleOf(scope, vectors)]),
    answerOf(db, robot, { language, question }, verdict, now),
  ])
  return {
    language: scope.language,
    ...explained,
    candidates,
    ...(withDrafts && { withDrafts }),
    ...answer,
  }
}

/** Passes questions on to the embedding model, and remembers how similar it found the documents. */
function listenedTo(vectors: AskedVectors) {
  let heard: Similarities = new Map()
  return {
    source: vectors.source,
    similarities: () => heard,
    ask(...asked: Parameters<Vectors['ask']>) {
      const compare = vectors.ask(...asked)
      return compare && (async (docIds: readonly string[]) => (heard = await compare(docIds)))
    },
  }
}

async function explain(
  db: Db,
  { tenantId }: RobotRef,
  tested: Tested,
  { verdict, thresholds }: { verdict: Verdict; thresholds: Thresholds },
) {
  const { asked, ranked, statistics } = tested
  const texts = await textsOf(db, tenantId, ranked[0]?.document.docId)
  const sureness = {
    confidence: shareOfOdds(confidence(asked, ranked, statistics)),
    threshold: shareOfOdds(thresholds.unknown),
  }
  const nearest = nearestPhrasing(tested, texts)
  return {
    reason: reasonOf(verdict, tested),
    words: explainWords(tested, texts),
    ...(nearest && { nearest }),
    ...sureness,
  }
}

async function textsOf(db: Db, tenantId: number, docId: string | undefined): Promise<BestTexts | undefined> {
  if (docId === undefined) return undefined
  const row = await db
    .selectFrom('knowledge_documents')
    .select(['question', 'similar_questions', 'answer', 'category'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', docId)
    .executeTakeFirst()
  return (
    row && {
      questions: [row.question, ...row.similar_questions],
      answer: `${plainAnswer(row.answer)} ${row.category}`,
    }
  )
}

async function candidatesOf(db: Db, { tenantId }: RobotRef, { ranked }: Tested, similarities: Similarities) {
  const shares = sharesOfRanked(ranked)
  const best = ranked.slice(0, mostCandidates).map(({ document }) => document.docId)
  const questions = await questionsOf(db, tenantId, best)
  return best.map((docId, at) => {
    const similarity = similarities.get(docId)
    const known = { docId, question: questions.get(docId) ?? '', share: shares[at] ?? 0 }
    return { ...known, ...(similarity !== undefined && { similarity }) }
  })
}

/** The decision with all drafts published; undefined when it is the same. */
async function decidedWithDrafts(
  db: Db,
  scope: RobotScope,
  { asked, ranked, statistics }: Tested,
  verdict: Verdict,
  compared: [Similarities, SimilarityScale | undefined],
): Promise<TestedQuestion['withDrafts']> {
  const drafts = await draftsOf(db, scope)
  if (drafts.length === 0) return undefined
  const more = drafts.map((draft) => draft.ranked)
  const replaced = drafts.flatMap(({ replaces }) => replaces ?? [])
  const all = statisticsWith(statistics, more, replaced)
  const drafted = new Set(more.map(({ docId }) => docId))
  const others = ranked.map(({ document }) => document).filter(({ docId }) => !drafted.has(docId))
  const documents = [...others, ...more]
  const then = decide(asked, rank(asked, documents, all, ...compared), all, scope.thresholds)
  const docId = then.kind === 'answer' ? then.docId : undefined
  const before = verdict.kind === 'answer' ? verdict.docId : undefined
  if (then.kind === verdict.kind && docId === before) return undefined
  const draft = drafts.find((one) => one.ranked.docId === docId)
  const question = draft?.question ?? (docId && (await questionsOf(db, scope.tenantId, [docId])).get(docId))
  return { verdict: then.kind, question: question || '', ...(docId !== undefined && { docId }) }
}

type Answered = Pick<TestedQuestion, 'verdict' | 'answer'>

/** In the order of `robotAsk`: a dialogue, then politeness unless the knowledge answers, then the knowledge. */
async function answerOf(
  db: Db,
  robot: RobotRef,
  asked: Asked,
  verdict: Verdict,
  now: number,
): Promise<Answered> {
  const begun = await dialogueStart(db, robot, asked)
  if (begun) return { verdict: 'dialogue', answer: begun }
  if (verdict.kind !== 'answer') return { verdict: smallTalkOf(asked.question) ? 'smallTalk' : verdict.kind }
  const document = await answeringDocument(db, robot.tenantId, robot.robotNo, verdict.docId, now)
  if (!document) return { verdict: 'unknown' }
  const { docId, attachments } = document
  const messages = [{ msgType: msgTypes.rich, msgContent: document.answer }]
  return { verdict: 'answer', answer: { docId, question: document.question, messages, attachments } }
}
