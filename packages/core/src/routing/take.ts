import { nothing, refuse, type Decision, type ThreadState } from './decision.ts'

/** An agent becomes the owner. Exactly one succeeds: the state is read under the thread's lock. */
export function decideTake(thread: ThreadState, agentId: number): Decision {
  if (!thread.isOpen) return refuse('session.closed')
  if (thread.owner.kind === 'agent')
    return thread.owner.agentId === agentId ? nothing : refuse('thread.taken')
  const owner = { kind: 'agent', agentId } as const
  return { do: 'change', next: { isOpen: true, owner }, sender: 'agent', body: { type: 'accepted' } }
}
