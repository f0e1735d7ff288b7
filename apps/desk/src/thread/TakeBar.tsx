import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { isFull } from '../state/inbox/inbox.ts'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import { useDeskState } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { useNow, useTimes } from '../text/use-times.ts'
import { waitsSince } from '../state/inbox/status-since.ts'
import './TakeBar.css'
import { useFocusOnOpen } from '../ui/use-focus-on-open.ts'
import { useThreadActions } from '../timeline/use-thread-actions.ts'

const tickMs = 10_000
const reasonId = 'desk-take-reason'

/** Stands where the reply will be written, once the thread is one's own. */
export function TakeBar({ row }: { row: ThreadRow }) {
  const t = useText()
  const times = useTimes()
  const now = useNow(tickMs)
  const { take } = useThreadActions(row)
  const [isBusy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useFocusOnOpen(button)

  const name = row.userName || t('visitor.unnamed')
  const since = waitsSince(row)
  const isNew = now - since < 60_000
  const age = times.age(since, now)
  const limit = useDeskState(({ inbox, me }) => (isFull(inbox, me) ? inbox.told.limit : undefined))

  async function onTake(): Promise<void> {
    if (limit !== undefined) return
    setBusy(true)
    await take()
    setBusy(false)
  }

  return (
    <div className="desk-take">
      <p>
        {isNew ? t('thread.takeHintNow', { name }) : t('thread.takeHint', { name, age })}
        {limit !== undefined && <strong id={reasonId}>{t('thread.takeFull', { count: limit })}</strong>}
      </p>
      <Button
        ref={button}
        loading={isBusy}
        // Not `disabled`: the reason is read out with the button that has the focus.
        data-disabled={limit === undefined ? undefined : true}
        aria-disabled={limit !== undefined}
        aria-describedby={limit === undefined ? undefined : reasonId}
        onClick={() => void onTake()}
      >
        {t('thread.take')}
      </Button>
    </div>
  )
}
