import type { Wish } from '@foyer/core/routing/choose-agent.ts'
import type { LockedThread } from '../../log/lock-thread.ts'

/** What a thread's row says about whom its visitor wants, knows, or was refused by. */
export function wishOf(thread: LockedThread): Wish {
  return {
    wantedAgentId: thread.wanted_agent_id,
    lastAgentId: thread.last_agent_id,
    refusedBy: thread.refused_by,
  }
}
