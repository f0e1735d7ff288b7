import { nothing, refuse, type Decision, type ThreadState } from '../routing/decision.ts'

/** T-19 1203: the owner asks for a rating, once per session; asking again changes nothing. */
export function decideInvite(thread: ThreadState, isInvited: boolean, agentId: number): Decision {
  if (!thread.isOpen) return refuse('session.closed')
  if (thread.owner.kind !== 'agent' || thread.owner.agentId !== agentId) return refuse('thread.notYours')
  if (isInvited) return nothing
  return { do: 'change', next: thread, sender: 'agent', body: { type: 'ratingInvited' } }
}
