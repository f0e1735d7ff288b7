import type { CloseReason, Sender } from '@foyer/contract/codes.ts'
import { nothing, refuse, type Decision, type ThreadState } from './decision.ts'

export type Closer =
  | { kind: 'visitor' }
  | { kind: 'agent'; agentId: number }
  /** T-20: nobody said anything for too long. */
  | { kind: 'silence'; reason: CloseReason }

/** Ending a session. The visitor always may; an agent only what they own. Ending an ended one changes nothing. */
export function decideClose(thread: ThreadState, closer: Closer): Decision {
  if (!thread.isOpen) return nothing
  if (closer.kind === 'visitor') return closed('ended', 'visitor')
  if (closer.kind === 'silence') return closed(closer.reason, 'system')
  const isOwner = thread.owner.kind === 'agent' && thread.owner.agentId === closer.agentId
  return isOwner ? closed('agent', 'agent') : refuse('thread.notYours')
}

function closed(reason: CloseReason, sender: Sender): Decision {
  return {
    do: 'change',
    next: { isOpen: false, owner: { kind: 'nobody' } },
    sender,
    body: { type: 'closed', reason },
  }
}
