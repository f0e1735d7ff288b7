import type { LockedThread } from '../../log/lock-thread.ts'
import type { Wish } from '../../rules/routing/choose-agent.ts'

/** Routing preferences of a thread: the agent the visitor wants, the last agent, and those who declined. */
export function wishOf(thread: LockedThread): Wish {
  return {
    wantedAgentId: thread.wanted_agent_id,
    lastAgentId: thread.last_agent_id,
    refusedBy: thread.refused_by,
  }
}
