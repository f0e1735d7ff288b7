import type { ThreadRow } from '../inbox/thread-row.ts'
import { useTimes } from '../text/use-times.ts'
import { LineView } from './LineView.tsx'
import { MessageLine } from './MessageLine.tsx'
import type { TimelineItem } from './timeline.ts'
import './TimelineItemView.css'
import { UnsentLine } from './UnsentLine.tsx'

/** Without a row it is only looked at. */
type TimelineItemViewProps = {
  item: TimelineItem
  visitorName: string
  row?: ThreadRow | undefined
  now: number
}

export function TimelineItemView({ item, visitorName, row, now }: TimelineItemViewProps) {
  const times = useTimes()
  switch (item.kind) {
    case 'day':
      return (
        <p className="desk-day">
          <span>{times.day(item.at, now)}</span>
        </p>
      )
    case 'line':
      return <LineView event={item.event} />
    case 'message':
      return <MessageLine item={item} visitorName={visitorName} row={item.isGreeting ? undefined : row} />
    case 'unsent':
      return <UnsentLine item={item.item} startsGroup={item.startsGroup} />
  }
}
