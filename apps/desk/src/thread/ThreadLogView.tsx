import { Button } from '@mantine/core'
import { ArrowDown } from 'lucide-react'
import { useMemo } from 'react'
import type { ThreadRow } from '../inbox/thread-row.ts'
import { useDesk, useDeskState } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { useNow } from '../text/use-times.ts'
import { EarlierButton } from './EarlierButton.tsx'
import type { LogEvent } from './log-event.ts'
import type { ThreadLog } from './thread-log.ts'
import './ThreadLogView.css'
import { TimelineItemView } from './TimelineItemView.tsx'
import { timelineOf } from './timeline.ts'
import { useStickToEnd } from './use-stick-to-end.ts'

type ThreadLogViewProps = { row: ThreadRow; log: ThreadLog<LogEvent>; greeting: string }

/** `Today` becomes `Yesterday` while somebody is looking. */
const dayTickMs = 60_000

export function ThreadLogView({ row, log, greeting }: ThreadLogViewProps) {
  const t = useText()
  const now = useNow(dayTickMs)
  const { agent } = useDesk()
  const outbox = useDeskState((state) => state.outbox)
  const items = useMemo(() => {
    const unsent = outbox.filter((item) => item.threadId === row.threadId)
    return timelineOf(log.events, unsent, agent, greeting)
  }, [log.events, outbox, row.threadId, agent, greeting])
  const { ref, hasNews, toEnd } = useStickToEnd(items)
  const name = row.userName || t('visitor.unnamed')

  return (
    <div className="desk-log-frame">
      {/* A log can be scrolled by keys only when it can have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={ref} className="desk-log" role="log" aria-label={t('thread.log', { name })} tabIndex={0}>
        <div className="desk-log-lines">
          {log.hasEarlier && <EarlierButton threadId={row.threadId} />}
          {items.length === 0 && <p className="desk-log-empty">{t('thread.empty')}</p>}
          {items.map((item) => (
            <TimelineItemView key={item.key} item={item} visitorName={name} row={row} now={now} />
          ))}
        </div>
      </div>
      {hasNews && (
        <Button
          className="desk-log-to-end"
          size="xs"
          radius="xl"
          leftSection={<ArrowDown size={14} />}
          onClick={toEnd}
        >
          {t('thread.toNewest')}
        </Button>
      )}
    </div>
  )
}
