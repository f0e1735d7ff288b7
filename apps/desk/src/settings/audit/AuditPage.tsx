import { Button, Skeleton } from '@mantine/core'
import { may } from '@foyer/core/identity/may.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import {
  auditFiltersInAddress,
  readAuditFilters,
  type AuditFilters,
} from '../../rules/audit/audit-filters.ts'
import { useText } from '../../text/text-context.tsx'
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import { AuditFilterBar } from './AuditFilterBar.tsx'
import './AuditPage.css'
import { AuditRow } from './AuditRow.tsx'
import { useAudit, useAuditDownload } from './use-audit.ts'

/** Who changed what, as the address filters it. */
export function AuditPage() {
  const t = useText()
  const { agent } = useDesk()
  const navigate = useNavigate()
  const filters = readAuditFilters(useSearch({ from: '/settings/audit' }))
  if (!may(agent.role, 'readAudit'))
    return (
      <SettingsPage title={t('settings.audit')}>
        <EmptyState title={t('site.forbidden')} />
      </SettingsPage>
    )
  const change = (next: Partial<AuditFilters>) =>
    void navigate({ to: '.', search: auditFiltersInAddress({ ...filters, ...next }), replace: true })
  return (
    <SettingsPage title={t('settings.audit')} lead={t('settings.audit.lead')}>
      <div className="desk-audit">
        <AuditFilterBar filters={filters} onChange={change} />
        <DownloadPart filters={filters} />
        <Entries filters={filters} />
      </div>
    </SettingsPage>
  )
}

function DownloadPart({ filters }: { filters: AuditFilters }) {
  const t = useText()
  const download = useAuditDownload(filters)
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="desk-audit-download">
      <Button
        variant="default"
        leftSection={<Download size={16} aria-hidden="true" />}
        loading={isAsking}
        onClick={() => {
          setAsking(true)
          void download().finally(() => setAsking(false))
        }}
      >
        {t('audit.download')}
      </Button>
      <p>{t('audit.downloadHint')}</p>
    </div>
  )
}

function Entries({ filters }: { filters: AuditFilters }) {
  const t = useText()
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useAudit(filters)
  const entries = data?.pages.flatMap((page) => page.entries)
  if (!entries && isError) return <LoadFailed title={t('error.network')} onAgain={() => refetch()} />
  if (!entries) return <Skeleton height={240} radius="md" />
  if (entries.length === 0)
    return <None isFiltered={Object.keys(auditFiltersInAddress(filters)).length > 0} />
  return (
    <>
      <ul className="desk-audit-list" aria-label={t('audit.entries')}>
        {entries.map((entry) => (
          <li key={entry.entryId}>
            <AuditRow entry={entry} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('audit.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function None({ isFiltered }: { isFiltered: boolean }) {
  const t = useText()
  return isFiltered ? (
    <EmptyState title={t('audit.noMatch')} detail={t('audit.noMatchDetail')} />
  ) : (
    <EmptyState title={t('audit.none')} detail={t('audit.noneDetail')} />
  )
}
