import type { AgentProfile } from '@foyer/core/log/entry.ts'
import { givenTo, nothing, refuse, type Decision, type ThreadState } from './decision.ts'

/** An agent becomes the owner. Exactly one succeeds: the state is read under the thread's lock. */
export function decideTake(thread: ThreadState, agent: AgentProfile, hasPlace: boolean): Decision {
  if (!thread.isOpen) return refuse('session.closed')
  if (thread.owner.kind === 'agent')
    return thread.owner.agentId === agent.id ? nothing : refuse('thread.taken')
  return hasPlace ? givenTo(agent, { how: 'taken' }) : refuse('agent.full')
}
