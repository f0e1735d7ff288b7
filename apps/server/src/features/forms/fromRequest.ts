import { fromRequest } from '@foyer/contract/forms/endpoints.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorChannel } from '../channel/visitor-channel.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import { issuedForm } from './fromRequest-form.ts'
import { outgoingOf } from './fromRequest-outgoing.ts'

export const route = serve(fromRequest, async (input, deps, visitor) => {
  deps.limits.take(limitRules.fromRequest, visitor.userId)
  const thread = await visitorThread(deps, visitor)
  const form = await issuedForm(deps, visitor, thread, input)
  if (!form) throw new Failed('form.refused')

  const { config } = await visitorChannel(deps, visitor)
  const outgoing = outgoingOf(form, input.requestBody, config)
  if ('error' in outgoing) throw new Failed(outgoing.error)
  const answer = await deps.egress.send(outgoing)
  // Refused address, closed port, silence, nonsense: whoever asks learns the same.
  if (!answer) throw new Failed('form.upstream')
  return answer
})
