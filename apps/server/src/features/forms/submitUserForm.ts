import { submitUserForm } from '@foyer/contract/forms/submitUserForm.ts'
import { decideUserForm } from '@foyer/core/forms/decide-user-form.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorChannel } from '../channel/visitor-channel.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import { claimAnswers } from './claim-answers.ts'

export const route = serve(submitUserForm, async (input, deps, visitor) => {
  deps.limits.take(limitRules.send, visitor.userId)
  await visitorThread(deps, visitor)
  const { config } = await visitorChannel(deps, visitor)
  const decided = decideUserForm(config, input)
  if ('error' in decided) throw new Failed(decided.error)
  await claimAnswers(deps, visitor, decided.answers)
  return {}
})
