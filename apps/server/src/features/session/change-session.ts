import { chatClose, stopWaiting, transferAgent, resetInfo } from '@foyer/contract/session/endpoints.ts'
import { decideClose } from '../../rules/routing/close.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { statusOf } from '../../rules/log/head.ts'
import { decideStopWaiting } from '../../rules/routing/stop-waiting.ts'
import { toOwner } from '../../log/owner-columns.ts'
import { Failed } from '../../platform/http/failed.ts'
import { agentProfile } from '../desk/account/agent-profile.ts'
import { askForPerson } from '../routing/ask-for-person.ts'
import { attributesIn, attributesOf } from '../../rules/visitor/attributes.ts'
import { visitorThread } from './visitor-thread.ts'
import { claimAttributes } from './claim-attributes.ts'
import { claimProfile } from './profile.ts'

const chatCloseRoute = serve(chatClose, async (_input, deps, visitor) => {
  deps.limits.take(limitRules.close, visitor.userId)
  await visitorThread(deps, visitor)
  await deps.transition(visitor, (thread) => decideClose(thread, { kind: 'visitor' }))
  void deps.assign(visitor.tenantId)
  return {}
})

const stopWaitingRoute = serve(stopWaiting, async (_input, deps, visitor) => {
  deps.limits.take(limitRules.transfer, visitor.userId)
  await visitorThread(deps, visitor)
  await deps.transition(visitor, (thread) => decideStopWaiting(thread, 'gaveUp'))
  const thread = await visitorThread(deps, visitor)
  return { status: statusOf(toOwner(thread), thread.is_open) }
})

const transferAgentRoute = serve(transferAgent, async (input, deps, visitor) => {
  deps.limits.take(limitRules.transfer, visitor.userId)
  const { blocked_until } = await visitorThread(deps, visitor)
  if (blocked_until > deps.clock.now()) throw new Failed('visitor.blocked')
  const outcome = await askForPerson(deps, visitor, input)

  const owner = toOwner(await visitorThread(deps, visitor))
  const agent = owner.kind === 'agent' ? await agentProfile(deps, visitor.tenantId, owner.agentId) : undefined
  if (agent)
    return { status: 'connected' as const, adminId: String(agent.id), adminNick: agent.nick, waitIndex: 0 }
  const nobody = { adminId: '', adminNick: '' }
  if (owner.kind !== 'queue') return { status: outcome, ...nobody, waitIndex: 0 }
  return { status: 'queued' as const, ...nobody, ...(await deps.queue.counted(visitor)) }
})

const resetInfoRoute = serve(resetInfo, async (input, deps, visitor) => {
  const {
    userId: _id,
    pollId: _poll,
    userName,
    phone,
    email,
    locale,
    previousUrl,
    customerToken,
    attributes,
    ...others
  } = input
  deps.limits.take(limitRules.read, visitor.userId)
  await visitorThread(deps, visitor)
  await claimProfile(deps, visitor, { userName, phone, email, locale, previousUrl })
  const said = [...attributesOf(others), ...attributesIn(attributes, 'attributes')]
  await claimAttributes(deps, visitor, { attributes: said, customerToken })
  return {}
})

export const changeSessionRoutes = {
  chatClose: chatCloseRoute,
  resetInfo: resetInfoRoute,
  stopWaiting: stopWaitingRoute,
  transferAgent: transferAgentRoute,
}
