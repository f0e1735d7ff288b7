import { getRobotDoc } from '@foyer/contract/robot/endpoints.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorChannel } from '../channel/visitor-channel.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import { answeringDocument } from './knowledge/documents.ts'
import { keptThumb, ratingOf } from './knowledge/feedback.ts'

export const route = serve(getRobotDoc, async ({ docId }, deps, visitor) => {
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
