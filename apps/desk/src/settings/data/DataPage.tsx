import { Skeleton } from '@mantine/core'
import { may } from '@foyer/core/identity/may.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { useText } from '../../text/text-context.tsx'
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import './DataPage.css'
import { ForecastPart } from './ForecastPart.tsx'
import { HoldsPart } from './HoldsPart.tsx'
import { RequestsPart } from './RequestsPart.tsx'
import { RetentionPart } from './RetentionPart.tsx'
import { useRetention } from './use-retention.ts'

/** How long data is kept, whose is kept longer, and what was asked for. */
export function DataPage() {
  const t = useText()
  const { agent } = useDesk()
  if (!may(agent.role, 'manageData'))
    return (
      <SettingsPage title={t('settings.data')}>
        <EmptyState title={t('site.forbidden')} />
      </SettingsPage>
    )
  return (
    <SettingsPage title={t('settings.data')} lead={t('settings.data.lead')}>
      <div className="desk-settings-parts">
        <Kept />
        <HoldsPart />
        <RequestsPart />
      </div>
    </SettingsPage>
  )
}

function Kept() {
  const t = useText()
  const { data, isError, refetch } = useRetention()
  if (!data && isError) return <LoadFailed title={t('error.network')} onAgain={() => refetch()} />
  if (!data) return <Skeleton height={240} radius="md" />
  return (
    <>
      <RetentionPart settings={data} />
      <ForecastPart forecast={data.forecast} undoDays={data.undoDays} />
    </>
  )
}
