import type { UnservedReason } from '@foyer/core/log/entry.ts'
import { nothing, type Decision, type ThreadState } from './decision.ts'

/** The wait ends without a person: the visitor gave up, or nobody is left who could come. The session goes on. */
export function decideStopWaiting(thread: ThreadState, reason: UnservedReason): Decision {
  if (!thread.isOpen || thread.owner.kind !== 'queue') return nothing
  return {
    do: 'change',
    next: { isOpen: true, owner: { kind: 'robot' } },
    sender: reason === 'gaveUp' ? 'visitor' : 'system',
    body: { type: 'unserved', reason },
  }
}
