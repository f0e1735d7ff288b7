import { Button } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { ApiError } from '../../../platform/api-error.ts'
import { useText } from '../../../text/text-context.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ReadFailed } from '../../RobotPage.tsx'

/** The document does not exist any more, or could not be read. */
export function DocumentFailed({ error, onAgain }: { error: Error; onAgain: () => unknown }) {
  const t = useText()
  const search = useSearch({ from: '/knowledge' })
  const isGone =
    error instanceof ApiError && error.failed.kind === 'refused' && error.failed.error === 'object.unknown'
  if (!isGone) return <ReadFailed error={error} onAgain={onAgain} />
  return (
    <EmptyState title={t('knowledge.documents.gone')}>
      <Button
        variant="light"
        mt="sm"
        renderRoot={(props) => <Link to="/knowledge/documents" search={search} {...props} />}
      >
        {t('thread.back')}
      </Button>
    </EmptyState>
  )
}
