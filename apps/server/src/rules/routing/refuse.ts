import type { AgentProfile } from '@foyer/core/log/entry.ts'
import { isOwnedBy, refuse, type Decision, type ThreadState } from './decision.ts'

/**
 * T-21: an agent will not serve this visitor. They are told, and wait for somebody else, in the overflow group if need be;
 * where nobody else is there, the wait is over.
 */
export function decideRefuse(
  thread: ThreadState,
  agent: AgentProfile,
  isAnybodyElse: boolean,
  overflowId?: string,
): Decision {
  if (!isOwnedBy(thread, agent.id)) return refuse(thread.isOpen ? 'thread.notYours' : 'session.closed')
  const groupId = isAnybodyElse ? undefined : overflowId
  const to = isAnybodyElse || groupId !== undefined ? 'queue' : 'robot'
  return {
    do: 'change',
    next: { isOpen: true, owner: { kind: to } },
    sender: 'agent',
    agent,
    body: { type: 'refused', to },
    remember: {
      wantedAgentId: null,
      ...(to === 'queue' && { refusedBy: agent.id }),
      ...(groupId !== undefined && { groupId }),
    },
  }
}
