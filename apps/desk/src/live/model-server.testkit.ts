import { eventTypes, sessionStatuses, type Sender, type SessionStatus } from '@foyer/contract/codes.ts'
import type { ThreadSummary, InboxList } from '@foyer/contract/desk/inbox.ts'
import type { DeskFrame } from '@foyer/contract/desk/thread.ts'
import type { AgentEvent } from '@foyer/contract/events/event.ts'
import { waitingSinceAfter, type Happening } from '@foyer/core/desk/awaiting.ts'
import { isWithin, listNameOf, placeOf, type Place, type Through } from '../state/inbox/list-order.ts'
import { toRow } from '../state/inbox/thread-row.ts'

export const me = '7'
const pageSize = 4
const listPageSize = 2
const start = 1_794_700_000_000

type Wire = Extract<AgentEvent, { seq: number }>
type Thread = {
  id: string
  log: Wire[]
  status: SessionStatus
  adminId: string
  /** Its owner has read up to here. */
  readSeq: number
  startedAt: number
  /** Kept until the conversation ends: who is sent back to the queue stands at its head. */
  ticket: number
  reachedPeople: boolean
  waitingSince: number
}

/**
 * The server as the desk may rely on it: logs with a place per entry (some of which agents are not shown),
 * lists, pages, and the frames that each change sends. What is lost on the way is the test's business.
 */
function createModelServer(threadIds: readonly string[]) {
  let now = start
  let tickets = 0
  const threads = new Map(threadIds.map((id, i) => [id, newThread(id, start + i)]))

  function get(id: string): Thread {
    const thread = threads.get(id)
    if (!thread) throw new Error(id)
    return thread
  }

  function write(
    id: string,
    happens: Happening,
    what: (seq: number) => object,
    change: Partial<Thread> = {},
  ): DeskFrame[] {
    const thread = get(id)
    const seq = thread.log.length + 1
    now += 1000
    const wire = { event_type: eventTypes.ratingInvited, seq, msgTime: now, ...what(seq) } as Wire
    thread.log.push(wire)
    Object.assign(thread, change, 'status' in change && { startedAt: now })
    const isWithPeople = thread.status === 'queued' || thread.status === 'withAgent'
    thread.waitingSince = waitingSinceAfter(thread.waitingSince, happens, { at: now, isWithPeople })
    const isSent = thread.adminId === me && !isHidden(wire)
    const frames: DeskFrame[] = isSent ? [{ type: 'event', threadId: id, event: wire }] : []
    // Rows are sent when a thread changes hands, never for a message.
    return 'status' in change ? [...frames, { type: 'thread', thread: summaryOf(thread) }] : frames
  }

  function accept(id: string, adminId: string): DeskFrame[] {
    const face = { adminId, adminNick: `agent ${adminId}`, adminFace: '' }
    return write(id, { type: 'accepted' }, () => ({ event_type: eventTypes.accepted, ...face }), {
      status: 'withAgent',
      adminId,
      reachedPeople: true,
    })
  }

  function recall(id: string): DeskFrame[] {
    const target = get(id).log.findLast((wire) => isMessage(wire) && wire.recallFlag !== 1)
    if (!target || !isMessage(target)) return []
    Object.assign(target, { msgContent: '', recallFlag: 1 })
    return write(id, { type: 'recalled' }, () => ({ event_type: eventTypes.recalled, msgId: target.msgId }))
  }

  function rowsIn(list: InboxList): ThreadSummary[] {
    const rows = [...threads.values()].filter((thread) => thread.log.length > 0).map(summaryOf)
    return rows.filter((row) => listNameOf(toRow(row), me) === list).toSorted((a, b) => order(list, a, b))
  }

  function readList(list: InboxList, from?: Place): { rows: ThreadSummary[]; through: Through } {
    const rest = rowsIn(list).filter((row) => isWithin(list, toRow(row), from, 'end'))
    const rows = rest.slice(0, listPageSize)
    const last = rows.at(-1)
    return { rows, through: last && rest.length > rows.length ? placeOf(list, toRow(last)) : 'end' }
  }

  function read(id: string, at: { lastSeq?: number | undefined; beforeSeq?: number | undefined }) {
    const thread = get(id)
    const { lastSeq = 0, beforeSeq = Infinity } = at
    const range = thread.log.filter((wire) => !isHidden(wire) && wire.seq > lastSeq && wire.seq < beforeSeq)
    const events = at.lastSeq === undefined ? range.slice(-pageSize) : range.slice(0, pageSize)
    if (thread.adminId === me) thread.readSeq = Math.max(thread.readSeq, events.at(-1)?.seq ?? 0)
    return {
      thread: summaryOf(thread),
      events: structuredClone(events),
      more: range.length > events.length,
    }
  }

  return {
    visitorWrites: (id: string) => write(id, said('visitor'), (seq) => message(id, seq, 1)),
    agentWrites: (id: string, clientId: string) => {
      const seq = get(id).log.length + 1
      return {
        seq,
        frames: write(id, said('agent'), () => ({ ...message(id, seq, 2), id: clientId }), { readSeq: seq }),
      }
    },
    /** The visitor asks for a person: an entry that agents are not shown. */
    queues: (id: string) =>
      write(id, { type: 'queued' }, () => ({}), {
        status: 'queued',
        adminId: '',
        ticket: get(id).ticket || (tickets += 1),
        reachedPeople: true,
      }),
    /** A colleague leaves a note: for agents, and no answer to the visitor. */
    colleagueNotes: (id: string) =>
      write(id, said('agent', true), (seq) => ({
        ...message(id, seq, 2),
        senderName: 'agent 9',
        adminId: '9',
        insideFlag: 1,
      })),
    accepts: accept,
    closes: (id: string) =>
      write(id, { type: 'closed' }, () => ({ event_type: eventTypes.closed, outType: 2, end: 1 }), {
        status: 'ended',
        adminId: '',
        ticket: 0,
      }),
    recalls: recall,
    /** All of a list, in order. */
    list: (list: InboxList) => rowsIn(list),
    readList,
    read,
  }
}

/** A server whose first conversation is this agent's already. */
export function createBusyServer(threadIds: readonly string[]): ModelServer {
  const server = createModelServer(threadIds)
  for (const id of threadIds.slice(0, 1)) {
    server.queues(id)
    server.accepts(id, me)
  }
  return server
}

export type ModelServer = ReturnType<typeof createModelServer>

function newThread(id: string, startedAt: number): Thread {
  return {
    id,
    log: [],
    status: 'noAgent',
    adminId: '',
    readSeq: 0,
    startedAt,
    ticket: 0,
    reachedPeople: false,
    waitingSince: 0,
  }
}

/** The order of the server's query, written independently of the comparison under test. */
function order(list: InboxList, a: ThreadSummary, b: ThreadSummary): number {
  if (list === 'waiting') return a.queueTicket - b.queueTicket || (a.threadId < b.threadId ? -1 : 1)
  return b.startTime - a.startTime || (a.threadId < b.threadId ? 1 : -1)
}

function summaryOf(thread: Thread): ThreadSummary {
  const unread = thread.log.filter((wire) => isNews(wire) && wire.seq > thread.readSeq)
  return {
    threadId: thread.id,
    userId: `u-${thread.id}`,
    userName: 'Sam',
    channelName: 'Shop',
    status: sessionStatuses[thread.status],
    adminId: thread.adminId,
    adminNick: thread.adminId && `agent ${thread.adminId}`,
    adminFace: '',
    language: 'en',
    lastText: thread.log.findLast(isMessage)?.msgContent ?? '',
    lastMsgType: 1,
    lastTime: thread.log.at(-1)?.msgTime ?? thread.startedAt,
    lastSeq: thread.log.length,
    unread: unread.length,
    waitingSince: thread.waitingSince,
    replyGoal: 60,
    startTime: thread.startedAt,
    queueTicket: thread.status === 'queued' ? thread.ticket : 0,
    reachedPeople: thread.reachedPeople,
  }
}

/** What the visitor says, what colleagues note, and what is given to an agent. */
function isNews(wire: Wire): boolean {
  return isMessage(wire)
    ? wire.insideFlag === 1 || wire.senderType === 1
    : wire.event_type === eventTypes.accepted
}

function said(sender: Sender, internal = false): Happening {
  return { type: 'message', sender, internal, sensitive: false }
}

/** Stands for all that the log keeps to itself. */
function isHidden(wire: Wire): boolean {
  return wire.event_type === eventTypes.ratingInvited
}

function isMessage(wire: Wire): wire is Extract<Wire, { msgContent: string }> {
  return wire.event_type === eventTypes.message
}

function message(id: string, seq: number, senderType: 1 | 2) {
  const ids = { event_type: eventTypes.message, msgId: `${id}.${seq}`, id: `c-${id}-${seq}` }
  return {
    ...ids,
    msgType: 1,
    senderType,
    msgContent: `words ${seq}`,
    ...(senderType === 2 && { senderName: 'agent 7', adminId: '7' }),
  }
}
