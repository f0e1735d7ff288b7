import { refuse, type Decision, type ThreadState } from '../routing/decision.ts'
import type { Entry } from './entry.ts'

/** An agent withdraws a message of their own, in a thread they own; never a visitor's or a colleague's. */
export function decideRecall(thread: ThreadState, target: Entry | undefined, agentId: number): Decision {
  if (!target || target.body.type !== 'message') return refuse('object.unknown')
  if (target.sender !== 'agent' || target.agent?.id !== agentId) return refuse('message.notYours')
  if (target.recalled) return { do: 'nothing' }
  if (!thread.isOpen) return refuse('session.closed')
  if (thread.owner.kind !== 'agent' || thread.owner.agentId !== agentId) return refuse('thread.notYours')
  return { do: 'change', next: thread, sender: 'agent', body: { type: 'recalled', target: target.seq } }
}
