import { Button, Skeleton } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../text/text-context.tsx'
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx'
import { useChannelDraft } from '../draft/use-channel-draft.tsx'
import { ChannelPage } from '../publish/ChannelPage.tsx'
import { CompareDialog } from './CompareDialog.tsx'
import './HistoryPage.css'
import { useVersions } from './use-versions.ts'
import { VersionRow } from './VersionRow.tsx'

/** What was published when, by whom, and the way back to it. */
export function HistoryPage() {
  const t = useText()
  const { channelId } = useParams({ from: '/settings/channels/$channelId/history' })
  return (
    <ChannelPage channelId={channelId} title={t('channels.history')} lead={t('channels.history.lead')}>
      <Versions channelId={channelId} />
    </ChannelPage>
  )
}

function Versions({ channelId }: { channelId: string }) {
  const t = useText()
  const { version: current, name } = useChannelDraft()
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useVersions(channelId)
  const [compared, setCompared] = useState<number>()
  const versions = data?.pages.flatMap((page) => page.versions)
  if (!versions && isError) return <LoadFailed title={t('error.network')} onAgain={() => refetch()} />
  if (!versions) return <Skeleton height={240} radius="md" />
  if (versions.length === 0)
    return <EmptyState title={t('channels.history.none')} detail={t('channels.history.noneDetail')} />
  return (
    <>
      <ol className="desk-settings-list desk-versions" aria-label={t('channels.history.of', { name })}>
        {versions.map((version) => (
          <VersionRow
            key={version.version}
            version={version}
            isCurrent={version.version === current}
            onCompare={() => setCompared(version.version)}
          />
        ))}
      </ol>
      {hasNextPage && (
        <div>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('channels.history.more')}
          </Button>
        </div>
      )}
      {compared !== undefined && <CompareDialog version={compared} onClose={() => setCompared(undefined)} />}
    </>
  )
}
