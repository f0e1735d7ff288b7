import { commentDoc } from '@foyer/contract/robot/endpoints.ts'
import { questionOfAnswer, unratedAnswers } from '../../rules/robot/question-of-answer.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorChannel } from '../channel/visitor-channel.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import { answeringDocument } from './knowledge/documents.ts'
import { keepFeedback } from './knowledge/feedback.ts'
import { visitorLocale } from './visitor-locale.ts'

export const route = serve(commentDoc, async ({ docId, isUseful }, deps, visitor) => {
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
