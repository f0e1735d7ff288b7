import type { ViewingAgent } from '@foyer/contract/desk/thread.ts'
import { emptyInbox, type Inbox } from '../state/inbox/inbox.ts'
import type { LogEvent } from '../state/thread/log-event.ts'
import type { Outbox } from '../state/outbox/outbox.ts'
import type { ThreadLog } from '../state/thread/thread-log.ts'

/** State of the connection. It becomes `live` only after the server's first frame. */
export type Link = 'connecting' | 'live' | 'lost'

/** Text that a visitor has typed and not sent. */
export type Preview = { text: string; at: number }

/** Everything on the desk that changes by itself. It has one owner, and one stream feeds it. */
export type DeskState = {
  /** The signed-in agent. */
  me: string
  link: Link
  /** When the server last heard that this desk is there: the agent's lease counts from then. */
  beatAt: number | undefined
  inbox: Inbox
  logs: ReadonlyMap<string, ThreadLog<LogEvent>>
  /** How long each thread's log is, as far as anybody told us. */
  heads: ReadonlyMap<string, number>
  /** Up to where the server is known to count each own thread as read. */
  readSeqs: ReadonlyMap<string, number>
  previews: ReadonlyMap<string, Preview>
  outbox: Outbox
  /** The thread on screen. */
  openId: string | undefined
  /** Other agents who view a thread that this agent has open, in this tab or another. */
  viewers: ReadonlyMap<string, readonly ViewingAgent[]>
  /** The page is in front: what is on screen counts as read. */
  isLooking: boolean
}

export function initialState(me: string, outbox: Outbox = []): DeskState {
  return {
    me,
    link: 'connecting',
    beatAt: undefined,
    inbox: emptyInbox,
    logs: new Map(),
    heads: new Map(),
    readSeqs: new Map(),
    previews: new Map(),
    outbox,
    openId: undefined,
    viewers: new Map(),
    isLooking: true,
  }
}
