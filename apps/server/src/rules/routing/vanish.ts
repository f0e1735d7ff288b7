import type { AgentProfile } from '@foyer/core/log/entry.ts'
import { isOwnedBy, nothing, type Decision, type ThreadState } from './decision.ts'

/** The agent's lease is over: their visitor goes back to the queue, where the kept ticket puts them at the head. */
export function decideVanish(thread: ThreadState, agent: AgentProfile): Decision {
  if (!isOwnedBy(thread, agent.id)) return nothing
  return {
    do: 'change',
    next: { isOpen: true, owner: { kind: 'queue' } },
    sender: 'system',
    agent,
    body: { type: 'requeued' },
  }
}
