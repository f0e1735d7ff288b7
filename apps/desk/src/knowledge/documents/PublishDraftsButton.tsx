import { bulkStates } from '@foyer/contract/desk/knowledge-limits.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { DocumentFilters } from '../../rules/knowledge/document-filters.ts'
import { useText } from '../../text/text-context.tsx'
import { PublishDraftsDialog, type DraftList } from './PublishDraftsDialog.tsx'

type PublishDraftsButtonProps = {
  robotNo: string
  filters: DocumentFilters
  total: number | undefined
  readTime: number | undefined
}

/** Offered where the list shows drafts only. */
export function PublishDraftsButton({ robotNo, filters, total = 0, readTime }: PublishDraftsButtonProps) {
  const t = useText()
  // The list as it was when the dialog was opened: it may be read anew behind it.
  const [list, setList] = useState<DraftList>()
  const state = bulkStates.find((one) => one === filters.state)
  return (
    <>
      {state && total > 0 && readTime !== undefined && (
        <Button
          size="xs"
          variant="default"
          onClick={() => setList({ robotNo, filters: { ...filters, state }, total, readTime })}
        >
          {t('knowledge.documents.publishAll', { count: total })}
        </Button>
      )}
      {list && <PublishDraftsDialog list={list} onClose={() => setList(undefined)} />}
    </>
  )
}
