import { getTemplateFiledInfoByTemplateId } from '@foyer/contract/tickets/endpoints.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import { findTemplate, toWireTemplate } from './templates.ts'

export const route = serve(getTemplateFiledInfoByTemplateId, async ({ templateId }, deps, visitor) => {
  deps.limits.take(limitRules.read, visitor.userId)
  await visitorThread(deps, visitor)
  return toWireTemplate(await findTemplate(deps.db, visitor.tenantId, { templateId }))
})
