import { Button, Skeleton } from '@mantine/core'
import { may } from '@foyer/core/identity/may.ts'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import '../../../channels/history/HistoryPage.css'
import { useDesk } from '../../../live/desk-context.tsx'
import '../../../settings/SettingsPage.css'
import { useText } from '../../../text/text-context.tsx'
import { EmptyState, LoadFailed } from '../../../ui/EmptyState.tsx'
import '../DocumentPage.css'
import { DocumentDraftProvider, useDocument } from '../draft/use-document-draft.tsx'
import { CompareVersionsDialog } from './CompareVersionsDialog.tsx'
import { DocumentVersionRow } from './DocumentVersionRow.tsx'
import { useDocumentVersions } from './use-document-versions.ts'

/** History of a document's publications, and the way back to each. */
export function DocumentHistoryPage() {
  const t = useText()
  const { agent } = useDesk()
  const { docId } = useParams({ from: '/knowledge/documents/$docId/history' })
  if (!may(agent.role, 'teachRobot')) return <EmptyState title={t('knowledge.documents.forbidden')} />
  return (
    <DocumentDraftProvider key={docId} docId={docId} waiting={<Skeleton height={320} radius="md" m="md" />}>
      <History />
    </DocumentDraftProvider>
  )
}

function History() {
  const t = useText()
  const { docId, robotNo, content } = useDocument()
  const name = content.question || t('knowledge.documents.unnamed')
  return (
    <div className="desk-document">
      <div>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          leftSection={<ArrowLeft size={16} className="desk-mirrored" />}
          renderRoot={(props) => (
            <Link
              to="/knowledge/documents/$docId"
              params={{ docId }}
              search={{ robot: robotNo }}
              {...props}
            />
          )}
        >
          {t('knowledge.documents.backToEditor')}
        </Button>
      </div>
      <header className="desk-document-head">
        <h2>{t('channels.history.of', { name })}</h2>
      </header>
      <Versions name={name} />
    </div>
  )
}

function Versions({ name }: { name: string }) {
  const t = useText()
  const { docId, version: current, isPublished } = useDocument()
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useDocumentVersions(docId)
  const [compared, setCompared] = useState<number>()
  const versions = data?.pages.flatMap((page) => page.versions)
  if (!versions && isError) return <LoadFailed title={t('error.network')} onAgain={() => refetch()} />
  if (!versions) return <Skeleton height={240} radius="md" />
  if (versions.length === 0)
    return (
      <EmptyState title={t('knowledge.documents.noVersions')} detail={t('channels.history.noneDetail')} />
    )
  return (
    <>
      <ol className="desk-settings-list desk-versions" aria-label={t('channels.history.of', { name })}>
        {versions.map((version) => (
          <DocumentVersionRow
            key={version.version}
            version={version}
            isCurrent={isPublished && version.version === current}
            onCompare={versions.length > 1 ? () => setCompared(version.version) : undefined}
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
      {compared !== undefined && (
        <CompareVersionsDialog
          chosen={compared}
          versions={versions.map(({ version }) => version)}
          onClose={() => setCompared(undefined)}
        />
      )}
    </>
  )
}
