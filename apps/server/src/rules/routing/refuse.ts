import type { AgentProfile } from '@foyer/core/log/entry.ts'
import { isOwnedBy, refuse, type Decision, type ThreadState } from './decision.ts'

/**
 * T-21: an agent will not serve this visitor. They are told, and wait for somebody else; where nobody else is there,
 * the wait is over.
 */
export function decideRefuse(thread: ThreadState, agent: AgentProfile, isAnybodyElse: boolean): Decision {
  if (!isOwnedBy(thread, agent.id)) return refuse(thread.isOpen ? 'thread.notYours' : 'session.closed')
  const to = isAnybodyElse ? 'queue' : 'robot'
  return {
    do: 'change',
    next: { isOpen: true, owner: { kind: to } },
    sender: 'agent',
    agent,
    body: { type: 'refused', to },
    remember: { wantedAgentId: null, ...(isAnybodyElse && { refusedBy: agent.id }) },
  }
}
