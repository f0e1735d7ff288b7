import type { Sender } from '@foyer/contract/codes.ts'
import type { ErrorCode } from '@foyer/contract/errors.ts'
import type { AcceptedBody, AgentProfile, EntryBody } from '@foyer/core/log/entry.ts'
import type { Owner } from '../log/head.ts'

/** Input of the ownership rules: whether a session is open, and the owner of the thread. */
export type ThreadState = { isOpen: boolean; owner: Owner }

/** A change is the next state and the entry that tells everybody; both are written in one transaction. */
export type Change = {
  do: 'change'
  next: ThreadState
  sender: Sender
  body: EntryBody
  /** Only agents see the entry. */
  internal?: boolean
  /** The agent of the entry, when only the rule knows it. */
  agent?: AgentProfile
  /** Routing data to store for the visitor who asked for an agent. */
  remember?: { groupId?: string; wantedAgentId?: number | null; refusedBy?: number }
  /** For agents only: written before the entry. */
  note?: { text: string; agent: AgentProfile }
}

export type Decision =
  | Change
  /** Already so: a repeat of the same wish is not an error and writes nothing. */
  | { do: 'nothing' }
  | { do: 'refuse'; error: ErrorCode }

export const nothing: Decision = { do: 'nothing' }

export function refuse(error: ErrorCode): Decision {
  return { do: 'refuse', error }
}

/** The one way a thread becomes an agent's; `how` is missing where the system assigns it. */
export function givenTo(agent: AgentProfile, how: Omit<AcceptedBody, 'type'> = {}): Change {
  return {
    do: 'change',
    next: { isOpen: true, owner: { kind: 'agent', agentId: agent.id } },
    sender: 'agent',
    body: { type: 'accepted', ...how },
    agent,
  }
}

export function isOwnedBy(thread: ThreadState, agentId: number): boolean {
  return thread.isOpen && thread.owner.kind === 'agent' && thread.owner.agentId === agentId
}
