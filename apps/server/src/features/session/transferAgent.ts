import { transferAgent } from '@foyer/contract/session/endpoints.ts'
import { toOwner } from '../../log/owner-columns.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { agentFace } from '../desk/account/agent-face.ts'
import { askForPerson } from '../routing/ask-for-person.ts'
import { visitorThread } from './visitor-thread.ts'

export const route = serve(transferAgent, async (input, deps, visitor) => {
  deps.limits.take(limitRules.transfer, visitor.userId)
  const { blocked_until } = await visitorThread(deps, visitor)
  if (blocked_until > deps.clock.now()) throw new Failed('visitor.blocked')
  const outcome = await askForPerson(deps, visitor, input)

  const owner = toOwner(await visitorThread(deps, visitor))
  const agent = owner.kind === 'agent' ? await agentFace(deps, visitor.tenantId, owner.agentId) : undefined
  if (agent)
    return { status: 'connected' as const, adminId: String(agent.id), adminNick: agent.nick, waitIndex: 0 }
  const nobody = { adminId: '', adminNick: '' }
  if (owner.kind !== 'queue') return { status: outcome, ...nobody, waitIndex: 0 }
  return { status: 'queued' as const, ...nobody, ...(await deps.queue.counted(visitor)) }
})
