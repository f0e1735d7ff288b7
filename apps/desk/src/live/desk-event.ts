import type { DeskFrame, readThread } from '@foyer/contract/desk/thread.ts'
import type { InboxCounts, InboxList, ThreadSummary } from '@foyer/contract/desk/inbox.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { Reading } from '../state/inbox/apply-lists.ts'
import type { OutboxEvent } from '../state/outbox/outbox.ts'
import type { LogRequest } from '../state/thread/thread-log.ts'
import type { Link } from './state.ts'

type ThreadPage = OutputOf<typeof readThread>

/** All that can happen to the desk's state. */
export type DeskEvent =
  | { on: 'frame'; frame: DeskFrame; at: number }
  | { on: 'link'; link: Link }
  /** The server has heard that this desk is there. */
  | { on: 'beat'; at: number }
  /** The agent has read a thread up to here, in another tab. */
  | { on: 'read'; threadId: string; seq: number }
  /** Reads; `askedAt` is the inbox's clock when they were asked for. */
  | { on: 'lists'; readings: Reading[]; counts?: InboxCounts; askedAt: number }
  | { on: 'rows'; threads: ThreadSummary[]; askedAt: number }
  | { on: 'page'; threadId: string; page: ThreadPage; request: LogRequest; askedAt: number }
  | { on: 'earlier'; threadId: string; page: ThreadPage; beforeSeq: number; askedAt: number }
  /** The state of a thread after a change of our own. */
  | { on: 'row'; thread: ThreadSummary }
  /** A list came on screen, or its end did. */
  | { on: 'listShown'; list: InboxList }
  | { on: 'listEnded'; list: InboxList }
  | { on: 'opened'; threadId: string | undefined }
  | { on: 'looking'; isLooking: boolean }
  | { on: 'outbox'; event: OutboxEvent }

/** Side effects for the runner. */
export type DeskEffect =
  /** `soon` leaves a moment for news that is under way already. */
  | { do: 'readLists'; soon: boolean }
  | { do: 'readMore'; list: InboxList }
  | { do: 'readThread'; threadId: string; soon: boolean }
  /** Tells the server that its agent has seen what it does not know to be seen. */
  | { do: 'markRead'; threadId: string }
  /** Tells the agent's other tabs up to where a thread is read. */
  | { do: 'shareRead'; threadId: string; seq: number }
  | { do: 'send'; threadId: string }
  | { do: 'beat' }
  | { do: 'comeBack'; withinMs: number }
