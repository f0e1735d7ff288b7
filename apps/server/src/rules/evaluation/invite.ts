import { nothing, refuse, type Decision, type ThreadState } from '../routing/decision.ts'

type Asking = { agentId: number; isInvited: boolean; isOff: boolean }

/** T-19 1203: the owner asks for a rating, once per session; asking again changes nothing. S-38: not where it is off. */
export function decideInvite(thread: ThreadState, { agentId, isInvited, isOff }: Asking): Decision {
  if (!thread.isOpen) return refuse('session.closed')
  if (thread.owner.kind !== 'agent' || thread.owner.agentId !== agentId) return refuse('thread.notYours')
  if (isInvited) return nothing
  if (isOff) return refuse('evaluation.off')
  return { do: 'change', next: thread, sender: 'agent', body: { type: 'ratingInvited' } }
}
