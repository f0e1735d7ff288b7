import { getRobotDoc, commentDoc, robotTips } from '@foyer/contract/robot/endpoints.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorChannel } from '../channel/channel-info.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import { questionOfAnswer, unratedAnswers } from '../../rules/robot/question-of-answer.ts'
import { tipsOf } from '../../rules/robot/suggestions.ts'
import { answeringDocument, questionsOf } from './knowledge/documents.ts'
import { keptThumb, ratingOf, keepFeedback } from './knowledge/feedback.ts'
import { visitorLocale } from './ask-robot.ts'
import { cutChinese } from './knowledge/clean-answer.ts'
import { robotScope } from './knowledge/robot-scope.ts'
import { search } from './knowledge/search.ts'

const getRobotDocRoute = serve(getRobotDoc, async ({ docId }, deps, visitor) => {
  deps.limits.take(limitRules.read, visitor.userId)
  const { config } = await visitorChannel(deps, visitor)
  const document = await answeringDocument(deps.db, visitor.tenantId, config.robotNo, docId, deps.clock.now())
  if (!document) throw new Failed('object.unknown')
  const { tenantId, userId } = visitor
  const { session_key: sessionKey } = await visitorThread(deps, visitor)
  const thumb = await keptThumb(deps.db, { tenantId, userId, sessionKey, docId })
  return {
    docQuestion: document.question,
    docAnswer: document.answer,
    ...(thumb !== undefined && { disabled: ratingOf(thumb) }),
  }
})

const commentDocRoute = serve(commentDoc, async ({ docId, isUseful }, deps, visitor) => {
  deps.limits.take(limitRules.ask, visitor.userId)
  const { config } = await visitorChannel(deps, visitor)
  const now = deps.clock.now()
  const document = await answeringDocument(deps.db, visitor.tenantId, config.robotNo, docId, now)
  if (!document) throw new Failed('object.unknown')
  // The session that the thread is in, whatever the body claims: one thumb a session is one thumb.
  const thread = await visitorThread(deps, visitor)
  const { session_key: sessionKey, session_first_seq: firstSeq } = thread
  const range = { threadKey: thread.key, limit: lookBack }
  const { entries } = await deps.reader.messagesBefore(visitor, thread.last_seq + 1, range)
  const question = questionOfAnswer(entries, docId) ?? ''
  const language = config.language || (await visitorLocale(deps, visitor))
  const given = { tenantId: visitor.tenantId, userId: visitor.userId, sessionKey, docId, question, language }
  const ownEntries = entries.filter(({ seq }) => seq > firstSeq)
  const answers = { threadId: visitor.threadId, seqs: unratedAnswers(ownEntries, docId) }
  const isFirst = await keepFeedback(deps.db, { ...given, answers, isUseful: isUseful === 1, now })
  if (!isFirst) throw new Failed('evaluation.done')
  return {}
})

/** A thumb is given to something that is still on the screen. */
const lookBack = 200

const robotTipsRoute = serve(robotTips, async ({ question }, deps, visitor) => {
  deps.limits.take(limitRules.tips, visitor.userId)
  const { config } = await visitorChannel(deps, visitor)
  if (!config.robotTipsFlag) return []
  const locale = config.language || (await visitorLocale(deps, visitor))
  const scope = await robotScope(deps.db, visitor.tenantId, config.robotNo, locale)
  if (!scope) return []
  const { asked, ranked } = await search(deps.db, scope, question, deps.clock.now())
  const docIds = ranked.slice(0, 20).map(({ document }) => document.docId)
  const questions = await questionsOf(deps.db, visitor.tenantId, docIds)
  return tipsOf(asked, ranked, questions, { language: scope.language, cut: cutChinese })
})

export const helpDocumentsRoutes = {
  commentDoc: commentDocRoute,
  getRobotDoc: getRobotDocRoute,
  robotTips: robotTipsRoute,
}
