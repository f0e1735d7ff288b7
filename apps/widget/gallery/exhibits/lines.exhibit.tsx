import type { CloseReason } from '@foyer/contract/codes.ts'
import { outTypes } from '@foyer/contract/codes.ts'
import type { Note } from '@foyer/core/messages/item.ts'
import type { HistoryPhase } from '@foyer/core/history/step.ts'
import { DayLine } from '../../src/features/timeline/DayLine.tsx'
import { EmptyTimeline } from '../../src/features/timeline/EmptyTimeline.tsx'
import { HistoryLine } from '../../src/features/timeline/HistoryLine.tsx'
import { NoteLine } from '../../src/features/timeline/NoteLine.tsx'
import { Skeleton } from '../../src/features/timeline/Skeleton.tsx'
import { UnreadLine } from '../../src/features/timeline/UnreadLine.tsx'
import type { Exhibit } from '../exhibit.ts'
import { nowMs } from '../stage/conversation.ts'
import { itemRow } from './message-row.tsx'

const closings = Object.keys(outTypes).filter((name): name is CloseReason => name in outTypes)
const phases: readonly HistoryPhase[] = ['unset', 'loadStart', 'loading', 'end']
const yearMs = 365 * 24 * 3600_000

const notes: readonly Note[] = [
  { key: 'note.accepted', name: 'Ana' },
  { key: 'note.accepted', name: '' },
  ...closings.map((reason) => ({ key: `note.closed.${reason}` }) as const),
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
    name: 'line/days',
    view: () => [nowMs, nowMs - 24 * 3600_000, nowMs - yearMs].map((at) => <DayLine key={at} at={at} />),
  },
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
] satisfies Exhibit[]
