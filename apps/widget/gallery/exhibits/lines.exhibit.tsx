import { type CloseReason, outTypes } from '@foyer/contract/codes.ts'
import { callEnds } from '@foyer/contract/calls/ends.ts'
import { failReasons } from '@foyer/contract/events/server-event.ts'
import type { Note } from '@foyer/core/messages/item.ts'
import type { HistoryPhase } from '@foyer/core/history/step.ts'
import { DayLine, UnreadLine } from '../../src/features/timeline/Row.tsx'
import { EmptyTimeline, JumpToLatest, OpenFailed } from '../../src/features/timeline/Timeline.tsx'
import { HistoryLine } from '../../src/features/timeline/HistoryLine.tsx'
import { NoteLine } from '../../src/features/timeline/NoteLine.tsx'
import { Skeleton } from '../../src/features/timeline/Skeleton.tsx'
import { PartFailed } from '../../src/lazy/PartFailed.tsx'
import type { Exhibit } from '../exhibit.ts'
import { nowMs } from '../stage/conversation.ts'
import { itemRow } from './message-row.tsx'

const closings = Object.keys(outTypes).filter((name): name is CloseReason => name in outTypes)
const reasons = failReasons.filter((reason) => reason !== 'error')
const phases: readonly HistoryPhase[] = ['unset', 'loadStart', 'loading', 'end']
const call = { kind: 'call', seq: 1, at: nowMs, callId: 'c1', media: 'video', startedBy: 'visitor' } as const
const calls: readonly Note[] = [
  { key: 'note.call', call },
  { key: 'note.call', call: { ...call, media: 'voice' } },
  ...callEnds.map(
    (reason) => ({ key: 'note.call', call: { ...call, ended: { reason, seconds: 0 } } }) as const,
  ),
  { key: 'note.call', call: { ...call, startedBy: 'agent', ended: { reason: 'missed', seconds: 0 } } },
  { key: 'note.call', call: { ...call, ended: { reason: 'hungUp', seconds: 187 } } },
  { key: 'note.call', call: { ...call, ended: { reason: 'lost', seconds: 3765 } } },
]
const dayMs = 24 * 3600_000
const yearMs = 365 * dayMs

const notes: readonly Note[] = [
  { key: 'note.accepted', name: 'Ana' },
  { key: 'note.accepted', name: '' },
  ...closings.map((reason) => ({ key: `note.closed.${reason}` }) as const),
  ...reasons.map((reason) => ({ key: `note.without.${reason}` }) as const),
  { key: 'note.noAgent' },
  { key: 'note.transferFailed' },
  { key: 'note.offHours' },
  { key: 'note.robotSilent' },
  { key: 'note.customerStarted' },
  { key: 'note.ratingInvited' },
  { key: 'note.rated' },
  { key: 'note.alreadyRated' },
  { key: 'configured', text: 'Our shops are closed on Sundays. See https://shop.example/hours.' },
]

/** What stands in the conversation and is no message. */
export default [
  {
    name: 'line/notes',
    view: () => notes.map((note) => <NoteLine key={JSON.stringify(note)} note={note} />),
  },
  {
    name: 'line/calls',
    view: () => calls.map((note) => <NoteLine key={JSON.stringify(note)} note={note} />),
  },
  {
    name: 'line/days',
    view: () =>
      [nowMs, nowMs - dayMs, nowMs - 5 * dayMs, nowMs - yearMs].map((at) => <DayLine key={at} at={at} />),
  },
  { name: 'line/not-kept', view: () => <NoteLine note={{ key: 'note.notKept' }} /> },
  { name: 'line/unread', view: () => <UnreadLine /> },
  { name: 'line/dots', view: () => itemRow({ type: 'dots', key: 'dots', at: nowMs }) },
  {
    name: 'line/product',
    search:
      '?title=Enamel+kettle&desc=1.5+l,+red&price=€+39.00&picture=/files/demo/kettle.webp&url=https://shop.example',
    view: () => itemRow({ type: 'product', key: 'product', at: nowMs }),
  },
  ...phases.map((history) => ({
    name: `line/history-${history}`,
    state: { history },
    view: () => <HistoryLine distance={0} />,
  })),
  { name: 'line/empty', view: () => <EmptyTimeline /> },
  { name: 'line/skeleton', view: () => <Skeleton /> },
  { name: 'line/open-failed', view: () => <OpenFailed /> },
  { name: 'line/jump', view: () => <JumpToLatest count={12} onPress={() => undefined} /> },
  { name: 'line/part-failed', view: () => <PartFailed /> },
] satisfies Exhibit[]
