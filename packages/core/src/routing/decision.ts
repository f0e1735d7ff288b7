import type { Sender } from '@foyer/contract/codes.ts'
import type { ErrorCode } from '@foyer/contract/errors.ts'
import type { EntryBody } from '../log/entry.ts'
import type { Owner } from '../log/head.ts'

/** What the rules of ownership look at: whether a session is open, and who owns the thread. */
export type ThreadState = { isOpen: boolean; owner: Owner }

/** A change is the next state and the entry that tells everybody; both are written in one transaction. */
export type Decision =
  | { do: 'change'; next: ThreadState; sender: Sender; body: EntryBody }
  /** Already so: a repeat of the same wish is not an error and writes nothing. */
  | { do: 'nothing' }
  | { do: 'refuse'; error: ErrorCode }

export const nothing: Decision = { do: 'nothing' }

export function refuse(error: ErrorCode): Decision {
  return { do: 'refuse', error }
}
