import { inboxLists, type InboxList } from '@foyer/contract/desk/inbox.ts'
import { expect } from 'vitest'
import { listOf } from '../state/inbox/inbox.ts'
import { compareRows, isWithin } from '../state/inbox/list-order.ts'
import { toRow, type ThreadRow } from '../state/inbox/thread-row.ts'
import { timelineOf } from '../state/thread/timeline.ts'
import type { DeskRig } from './desk-rig.testkit.ts'
import { me, type ModelServer } from './model-server.testkit.ts'
import { initialState, type DeskState } from './state.ts'
import { step } from './step.ts'

const reader = { adminId: me }

/** The desk shows what a fresh desk would show. */
export function expectConverged(desk: DeskRig): void {
  desk.settle()
  expectSameRows(desk.state(), desk.server)
  // Of threads that are not ours, only the next look tells what was written.
  desk.refresh()
  desk.settle()
  for (const list of inboxLists) expectSameList(list, desk.state(), desk.server)
  expectSameThread(desk.state(), desk.server)
}

/** Own rows follow the stream alone. A page that is on its way counts as read there and not yet here. */
function expectSameRows(state: DeskState, server: ModelServer): void {
  const places = (rows: readonly ThreadRow[]) => rows.map(({ threadId, lastSeq }) => [threadId, lastSeq])
  expect(places(listOf(state.inbox, 'mine', me))).toEqual(places(freshList('mine', state, server)))
  // Who stands in the other lists, and in which order, is told by the stream as well; their words are not.
  const names = (rows: readonly ThreadRow[]) => rows.map(({ threadId }) => threadId)
  for (const list of ['waiting', 'team', 'closed'] as const)
    expect(names(listOf(state.inbox, list, me))).toEqual(names(freshList(list, state, server)))
}

/** The list as the server has it, as far as this desk has read it. */
function freshList(list: InboxList, { inbox }: DeskState, server: ModelServer): ThreadRow[] {
  const { through } = inbox.lists[list]
  if (through === undefined) return []
  const rows = server.list(list).map(toRow)
  return rows.filter((row) => isWithin(list, row, undefined, through)).toSorted(compareRows(list))
}

function expectSameList(list: InboxList, state: DeskState, server: ModelServer): void {
  expect(listOf(state.inbox, list, me).map(shown)).toEqual(freshList(list, state, server).map(shown))
}

/** A withdrawn text may stand in its row until the row is next read: a row does not say which message it shows. */
function shown({ lastText: _, ...row }: ThreadRow) {
  return row
}

function expectSameThread(state: DeskState, server: ModelServer): void {
  const { openId } = state
  if (openId === undefined) return
  expect(state.outbox.filter((item) => item.threadId === openId)).toEqual([])
  const log = state.logs.get(openId)
  expect(timelineOf(log?.events ?? [], [], reader)).toEqual(freshTimeline(server, openId, log?.from ?? 1))
}

/** The same stretch of the log, read in one go by a desk that knows nothing. */
function freshTimeline(server: ModelServer, threadId: string, from: number) {
  let state = initialState(me)
  let lastSeq = from - 1
  for (let more = true; more;) {
    const page = server.read(threadId, { lastSeq })
    const request = { lastSeq: state.logs.get(threadId)?.through, head: 0 }
    state = step(state, { on: 'page', threadId, page, request, askedAt: 0 }).state
    lastSeq = page.events.at(-1)?.seq ?? lastSeq
    more = page.more
  }
  return timelineOf(state.logs.get(threadId)?.events ?? [], [], reader)
}
