import type { AgentFace } from '../log/entry.ts'
import { givenTo, isOwnedBy, nothing, refuse, type Decision, type ThreadState } from './decision.ts'

/** Somebody who answers for the others steps in, whoever has the thread and however many they have themselves. */
export function decideTakeOver(thread: ThreadState, supervisor: AgentFace): Decision {
  if (!thread.isOpen) return refuse('session.closed')
  return isOwnedBy(thread, supervisor.id) ? nothing : givenTo(supervisor)
}
