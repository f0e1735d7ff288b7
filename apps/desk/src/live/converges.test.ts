import fc from 'fast-check'
import type { InboxList } from '@foyer/contract/desk/inbox/listThreads.ts'
import { describe, expect, it } from 'vitest'
import { applyLists, emptyInbox, listOf, type Inbox } from '../inbox/inbox.ts'
import { toRow, type ThreadRow } from '../inbox/thread-row.ts'
import { timelineOf } from '../thread/timeline.ts'
import { createDeskRig } from './desk-rig.testkit.ts'
import { createModelServer, me, type ModelServer } from './model-server.testkit.ts'
import { initialState, type DeskState } from './state.ts'
import { step } from './step.ts'

const ids = ['a', 'b', 'c']
const reader = { adminId: me, adminNick: 'agent 7' }

const id = fc.constantFrom(...ids)
const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('visitor', 'reply'), id }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('queue', 'close', 'recall', 'open', 'earlier'), id }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('accept'), id, by: fc.constantFrom(me, me, '8') }) },
  /** A read that is due is asked for now and answered some commands later. */
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('ask', 'answer', 'look away', 'look'), id }) },
)
/** What becomes of a frame on a bad connection. */
const fate = fc.constantFrom('arrives', 'arrives', 'lost', 'twice', 'late')

describe('the desk, whatever the connection did to it', () => {
  it('shows after the next hello what a fresh desk would show', { timeout: 120_000 }, () => {
    const badTimes = fc.array(fc.tuple(command, fate), { maxLength: 40 })
    const goodTimes = fc.array(command, { maxLength: 30 })
    fc.assert(
      fc.property(badTimes, goodTimes, (before, after) => {
        const desk = createDeskRig(createModelServer(ids))
        for (const [what, how] of before) desk.run(what, how)
        // From hello on the stream is whole and in order, but reads still overtake it and are overtaken.
        desk.hello()
        for (const what of after) desk.run(what, 'arrives')
        desk.settle()
        expectSameRows(desk.state(), desk.server)
        // Of threads that are not ours, only the next look tells what was written.
        desk.refresh()
        desk.settle()
        expectSameList('mine', desk.state(), desk.server)
        expectSameList('waiting', desk.state(), desk.server)
        expectSameThread(desk.state(), desk.server)
      }),
      { numRuns: 3000 },
    )
  })
})

/** Own rows follow the stream alone. A page that is on its way counts as read there and not yet here. */
function expectSameRows(state: DeskState, server: ModelServer): void {
  const fresh = applyLists(emptyInbox, server.lists().map(toRow), 0)
  const places = (inbox: Inbox) =>
    listOf(inbox, 'mine', me).map(({ threadId, lastSeq }) => [threadId, lastSeq])
  expect(places(state.inbox)).toEqual(places(fresh))
}

function expectSameList(list: InboxList, state: DeskState, server: ModelServer): void {
  const fresh = applyLists(emptyInbox, server.lists().map(toRow), 0)
  expect(listOf(state.inbox, list, me).map(shown)).toEqual(listOf(fresh, list, me).map(shown))
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
