import { getAdminCard } from '@foyer/contract/agents/getAdminCard.ts'
import { toOwner } from '../../log/owner-columns.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import { agentCard } from './agent-card.ts'

export const route = serve(getAdminCard, async (_input, deps, visitor) => {
  deps.limits.take(limitRules.read, visitor.userId)
  const thread = await visitorThread(deps, visitor)
  const owner = toOwner(thread)
  // P-02: only who is talking to an agent sees the card, and only that agent's.
  const isConnected = thread.is_open && owner.kind === 'agent'
  const card = isConnected ? await agentCard(deps, visitor.tenantId, owner.agentId) : undefined
  if (!card) throw new Failed('object.unknown')
  return card
})
