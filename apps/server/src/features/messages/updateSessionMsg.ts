import { updateSessionMsg } from '@foyer/contract/messages/updateSessionMsg.ts'
import { decideFormAnswer } from '@foyer/core/forms/decide-form-answer.ts'
import { seqOf } from '@foyer/core/log/entry.ts'
import { refuse } from '@foyer/core/routing/decision.ts'
import { entryAt } from '../../log/read.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorChannel } from '../channel/visitor-channel.ts'
import { continueAfterForm } from '../robot/dialogue/continue-after-form.ts'
import { keepAnswer } from './keep-answer.ts'

export const route = serve(updateSessionMsg, async (input, deps, visitor) => {
  deps.limits.take(limitRules.send, visitor.userId)
  const seq = seqOf(input.msgId, visitor.threadKey)
  if (seq === undefined) throw new Failed('object.unknown')

  const { config } = await visitorChannel(deps, visitor)
  await deps.transition(visitor, async (state, thread, trx) => {
    if (thread.gen !== visitor.gen) return refuse('identity.expired')
    const target = await entryAt(trx, visitor, seq, thread.key)
    const decision = decideFormAnswer(state, target, input.docNode, config)
    // Two places, one transaction: the form itself for who reads it later, an entry for who listens now.
    if (decision.do === 'change' && decision.body.type === 'formAnswered')
      await keepAnswer(trx, visitor, decision.body)
    return decision
  })
  // Also for a repeat: the first time may have ended between the answer and what the robot says to it.
  await continueAfterForm(deps, visitor, seq)
  return {}
})
