import type { AgentProfile } from '@foyer/core/log/entry.ts'
import { givenTo, isOwnedBy, nothing, refuse, type Decision, type ThreadState } from './decision.ts'

/** Somebody who answers for the others steps in, whoever has the thread and however many they have themselves. */
export function decideTakeOver(thread: ThreadState, supervisor: AgentProfile, from?: AgentProfile): Decision {
  if (!thread.isOpen) return refuse('session.closed')
  if (isOwnedBy(thread, supervisor.id)) return nothing
  if (!from) return givenTo(supervisor, { how: 'taken' })
  return givenTo(supervisor, { how: 'takenOver', from: { id: from.id, nick: from.nick } })
}
