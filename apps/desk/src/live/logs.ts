import { applyRow, listOf } from '../state/inbox/inbox.ts'
import { rowAfter } from '../state/inbox/row-after.ts'
import { toLogEvent, toLogEvents, type LogEvent } from '../state/thread/log-event.ts'
import { withoutArrived } from '../state/outbox/outbox.ts'
import type { AgentEvent } from '@foyer/contract/events/event.ts'
import {
  applyEarlier,
  applyEvent,
  joinLater,
  stretchOf,
  type LogRequest,
  type ThreadLog,
} from '../state/thread/thread-log.ts'
import type { DeskEvent } from './desk-event.ts'
import type { DeskState } from './state.ts'

/** Logs kept in memory; the one that has been silent longest goes first, and is read again when it is opened. */
const maxLogs = 30

type PageEvent = Extract<DeskEvent, { on: 'page' }>
type EarlierEvent = Extract<DeskEvent, { on: 'earlier' }>

export function requestFor(state: DeskState, threadId: string): LogRequest {
  return { lastSeq: state.logs.get(threadId)?.through, head: state.heads.get(threadId) ?? 0 }
}

/** Asks for the last entry once more: the server takes what it hands out as read. */
export function lookBackFor(state: DeskState, threadId: string): LogRequest {
  const { lastSeq, head } = requestFor(state, threadId)
  return { lastSeq: lastSeq === undefined ? undefined : Math.max(0, lastSeq - 1), head }
}

export function addPage(state: DeskState, { threadId, page, request }: PageEvent): DeskState {
  const known = state.logs.get(threadId)
  const stretch = stretchOf({ events: toLogEvents(page.events), more: page.more }, request)
  if (known) return withLog(state, threadId, joinLater(known, stretch))
  // The log that this page was to continue is gone: it is read anew when it is next opened.
  return request.lastSeq === undefined ? withLog(state, threadId, stretch) : state
}

export function addEarlier(state: DeskState, { threadId, page, beforeSeq }: EarlierEvent): DeskState {
  const known = state.logs.get(threadId)
  if (!known) return state
  return withLog(
    state,
    threadId,
    applyEarlier(known, { events: toLogEvents(page.events), more: page.more }, beforeSeq),
  )
}

export function addEvent(state: DeskState, threadId: string, wire: AgentEvent): DeskState {
  const event = toLogEvent(wire)
  if (!event) return state
  const noted = noteHead(state, { threadId, lastSeq: event.seq })
  const known = noted.logs.get(threadId)
  const logged = known ? withLog(noted, threadId, applyEvent(known, event)) : noted
  const row = logged.inbox.rows.get(threadId)
  const after = row
    ? { ...logged, inbox: applyRow(logged.inbox, rowAfter(row, event), { keep: logged.openId }) }
    : logged
  return isFromVisitor(event) ? withoutPreview(after, threadId) : after
}

/** Somebody told us how long the thread's log is by now. */
export function noteHead(
  state: DeskState,
  { threadId, lastSeq }: { threadId: string; lastSeq: number },
): DeskState {
  if (lastSeq <= (state.heads.get(threadId) ?? 0)) return state
  return { ...state, heads: new Map(state.heads).set(threadId, lastSeq) }
}

/** True when a row of the lists is older than its thread is known to be: something was missed. */
export function isRowBehind({ inbox, heads, me }: DeskState): boolean {
  // Rows further down than a list was read would be missing from the answer, and asked for again without end.
  return (['mine', 'waiting'] as const).some((list) =>
    listOf(inbox, list, me).some((row) => (heads.get(row.threadId) ?? 0) > row.lastSeq),
  )
}

/** True when the thread on screen is known to have entries that were not read. */
export function isOpenBehind({ openId = '', logs, heads }: DeskState): boolean {
  const log = logs.get(openId)
  return log !== undefined && (heads.get(openId) ?? 0) > log.through
}

function withLog(state: DeskState, threadId: string, log: ThreadLog<LogEvent>): DeskState {
  const logs = new Map(state.logs)
  // Deleting first moves it to the end: a Map keeps the order of insertion.
  logs.delete(threadId)
  logs.set(threadId, log)
  const oldest = logs.size > maxLogs ? [...logs.keys()].find((id) => id !== state.openId) : undefined
  if (oldest !== undefined) logs.delete(oldest)
  return { ...state, logs, outbox: withoutArrived(state.outbox, threadId, arrivedIn(log)) }
}

function arrivedIn(log: ThreadLog<LogEvent>) {
  const ids = log.events.map((event) => (event.kind === 'message' ? event.message.id : ''))
  return { ids: new Set(ids), through: log.through }
}

/** A sent message is no longer being typed. */
function withoutPreview(state: DeskState, threadId: string): DeskState {
  if (!state.previews.has(threadId)) return state
  const previews = new Map(state.previews)
  previews.delete(threadId)
  return { ...state, previews }
}

function isFromVisitor(event: LogEvent): boolean {
  return event.kind === 'message' && event.message.sender === 'visitor'
}
