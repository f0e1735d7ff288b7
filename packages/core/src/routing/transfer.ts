import { nothing, refuse, type Decision, type ThreadState } from './decision.ts'

/** Asking for a person: straight to a named agent, otherwise into the queue. Asking twice changes nothing. */
export function decideTransfer(thread: ThreadState, agentId: number | undefined): Decision {
  if (!thread.isOpen) return refuse('session.closed')
  if (thread.owner.kind === 'agent') return nothing
  if (agentId !== undefined) {
    const owner = { kind: 'agent', agentId } as const
    return { do: 'change', next: { isOpen: true, owner }, sender: 'agent', body: { type: 'accepted' } }
  }
  if (thread.owner.kind === 'queue') return nothing
  return {
    do: 'change',
    next: { isOpen: true, owner: { kind: 'queue' } },
    sender: 'system',
    body: { type: 'queued' },
  }
}
