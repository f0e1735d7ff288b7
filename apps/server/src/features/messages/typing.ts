import { maxPreviewLength, typing } from '@foyer/contract/messages/typing.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'

export const route = serve(typing, async (input, { doorbell, limits }, visitor) => {
  limits.take(limitRules.typing, visitor.userId)
  doorbell.note(visitor, { type: 'visitorTyping', text: input.msgContent.slice(0, maxPreviewLength) })
  return {}
})
