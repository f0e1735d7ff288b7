import type { AgentProfile } from '@foyer/core/log/entry.ts'
import { chooseAgent, type Candidate, type Wish } from './choose-agent.ts'
import { givenTo, nothing, type Decision, type ThreadState } from './decision.ts'

/** Assigns a waiting visitor to the agent whom the rules choose, if one is free. */
export function decideAssign(
  thread: ThreadState,
  wish: Wish,
  candidates: readonly (Candidate & AgentProfile)[],
): Decision {
  if (!thread.isOpen || thread.owner.kind !== 'queue') return nothing
  const chosen = chooseAgent(candidates, wish)
  return chosen ? givenTo({ id: chosen.id, nick: chosen.nick, face: chosen.face }) : nothing
}
