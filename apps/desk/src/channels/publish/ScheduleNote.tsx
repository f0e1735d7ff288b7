import { Button } from '@mantine/core'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useLanguage } from '../../text/use-times.ts'
import { useNotify } from '../../ui/use-notify.ts'
import { useDraftValue } from '../draft/use-channel-draft.tsx'

/** When the draft will be published, or why it was not. */
export function ScheduleNote({ timeZone }: { timeZone: string }) {
  const t = useText()
  const notify = useNotify()
  const language = useLanguage()
  const { client } = useDesk()
  const schedule = useDraftValue((draft) => draft.schedule)
  const channelId = useDraftValue((draft) => draft.channelId)
  const reload = useDraftValue((draft) => draft.reload)
  const [isBusy, setBusy] = useState(false)
  if (!schedule) return null

  async function cancel(): Promise<void> {
    setBusy(true)
    // Whatever colleagues have saved since, the schedule is what it was.
    const now = await client.watchChannelDraft({ channelId })
    const result = now.ok ? await client.scheduleChannel({ channelId, revision: now.data.revision }) : now
    await reload()
    setBusy(false)
    notify(t(result.ok ? 'channels.schedule.cancelled' : failureKey(result)), result.ok ? 'news' : 'problem')
  }

  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(schedule.publishTime)
  const about = { time, zone: timeZone, name: schedule.adminNick }
  return (
    <p className={`desk-publish-schedule ${schedule.isStale ? 'desk-publish-stale' : ''}`}>
      <CalendarClock size={16} aria-hidden="true" />
      <span>{t(schedule.isStale ? 'channels.schedule.stale' : 'channels.schedule.at', about)}</span>
      {schedule.note !== '' && <q dir="auto">{schedule.note}</q>}
      <Button size="compact-sm" variant="default" loading={isBusy} onClick={() => void cancel()}>
        {t('channels.schedule.cancel')}
      </Button>
    </p>
  )
}
