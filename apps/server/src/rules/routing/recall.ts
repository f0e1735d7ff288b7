import { refuse, type Decision, type ThreadState } from './decision.ts'
import type { Entry } from '@foyer/core/log/entry.ts'

/**
 * An agent withdraws a message of their own, in a thread they own; never a visitor's or a colleague's (P-05). A note
 * is theirs wherever it stands, and that it was withdrawn is as much for agents alone as the note was.
 */
export function decideRecall(thread: ThreadState, target: Entry | undefined, agentId: number): Decision {
  if (!target || target.body.type !== 'message') return refuse('object.unknown')
  if (target.sender !== 'agent' || target.agent?.id !== agentId) return refuse('message.notYours')
  if (target.recalled) return { do: 'nothing' }
  const body = { type: 'recalled', target: target.seq } as const
  if (target.internal) return { do: 'change', next: thread, sender: 'agent', body, internal: true }
  if (!thread.isOpen) return refuse('session.closed')
  if (thread.owner.kind !== 'agent' || thread.owner.agentId !== agentId) return refuse('thread.notYours')
  return { do: 'change', next: thread, sender: 'agent', body }
}
