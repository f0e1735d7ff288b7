import { transferAgent } from '@foyer/contract/session/transferAgent.ts'
import { decideTransfer } from '@foyer/core/routing/transfer.ts'
import { toOwner } from '../../log/owner-columns.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { agentFace } from '../desk/account/agent-face.ts'
import { visitorThread } from './visitor-thread.ts'

export const route = serve(transferAgent, async (input, deps, visitor) => {
  deps.limits.take(limitRules.transfer, visitor.userId)
  await visitorThread(deps, visitor)
  const chosen = input.adminId ? await agentFace(deps, visitor.tenantId, Number(input.adminId)) : undefined

  await deps.transition(visitor, (thread) => decideTransfer(thread, chosen?.id), chosen)
  deps.queue.changed(visitor.tenantId)

  const owner = toOwner(await visitorThread(deps, visitor))
  const agent = owner.kind === 'agent' ? await agentFace(deps, visitor.tenantId, owner.agentId) : undefined
  if (agent)
    return { status: 'connected' as const, adminId: String(agent.id), adminNick: agent.nick, waitIndex: 0 }
  return {
    status: 'queued' as const,
    adminId: '',
    adminNick: '',
    waitIndex: await deps.queue.positionOf(visitor),
  }
})
