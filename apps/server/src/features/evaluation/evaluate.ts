import { evaluate } from '@foyer/contract/evaluation/endpoints.ts'
import { decodeRating } from '@foyer/core/evaluation/codec.ts'
import { decideRating } from '../../rules/evaluation/decide-rating.ts'
import { refuse } from '../../rules/routing/decision.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorChannel } from '../channel/visitor-channel.ts'
import { isRated, lastAgent, storeRating } from './ratings.ts'

export const route = serve(evaluate, async (input, deps, visitor) => {
  deps.limits.take(limitRules.send, visitor.userId)
  const rating = decodeRating(input)
  const channel = await visitorChannel(deps, visitor)

  await deps.transition(visitor, async (state, thread, trx) => {
    if (thread.gen !== visitor.gen) return refuse('identity.expired')
    const session = { isRated: await isRated(trx, thread), agentId: await lastAgent(trx, thread) }
    const decision = decideRating(state, session, rating, channel.evaluate)
    // The thread's row is locked, so nobody else decides meanwhile: one of many tries succeeds.
    if (decision.do === 'change')
      await storeRating(trx, thread, { rating, agentId: session.agentId, now: deps.clock.now() })
    return decision
  })
  return {}
})
