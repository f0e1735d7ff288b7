import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import type { ThreadRow } from '../inbox/thread-row.ts'
import { useText } from '../text/text-context.tsx'
import { useNow, useTimes } from '../text/use-times.ts'
import './TakeBar.css'
import { useFocusOnOpen } from './use-focus-on-open.ts'
import { useThreadActions } from './use-thread-actions.ts'

const tickMs = 10_000

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
  const isNew = now - row.startTime < 60_000
  const age = times.age(row.startTime, now)

  async function onTake(): Promise<void> {
    setBusy(true)
    await take()
    setBusy(false)
  }

  return (
    <div className="desk-take">
      <p>{isNew ? t('thread.takeHintNow', { name }) : t('thread.takeHint', { name, age })}</p>
      <Button ref={button} loading={isBusy} onClick={() => void onTake()}>
        {t('thread.take')}
      </Button>
    </div>
  )
}
