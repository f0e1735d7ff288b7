import type { publishDocumentDrafts } from '@foyer/contract/desk/document-bulk.ts'
import { knowledgeLimits, type BulkState } from '@foyer/contract/desk/knowledge-limits.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import { Button, Group, Modal } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { timings } from '../../platform/timings.ts'
import type { DocumentFilters } from '../../rules/knowledge/document-filters.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import { useReturnFocus } from '../../ui/use-return-focus.ts'
import { BrokenCases } from '../publication/BrokenCases.tsx'
import { PublicationButtons } from '../publication/PublicationButtons.tsx'

type Done = OutputOf<typeof publishDocumentDrafts>

/** The list as the admin has read it. */
export type DraftList = {
  robotNo: string
  filters: DocumentFilters & { state: BulkState }
  total: number
  readTime: number
}

/** Publishes all documents of a list of drafts with one check of the test cases. */
export function PublishDraftsDialog({ list, onClose }: { list: DraftList; onClose: () => void }) {
  const t = useText()
  useReturnFocus()
  const notify = useNotify()
  const { client } = useDesk()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [broken, setBroken] = useState<Done['broken']>([])
  const [left, setLeft] = useState<Done['left']>([])
  const count = Math.min(list.total, knowledgeLimits.publishedAtOnce)

  async function publish(despiteCases: boolean): Promise<void> {
    const { words, category, language, state } = list.filters
    setBusy(true)
    const result = await client.publishDocumentDrafts(
      {
        robotNo: list.robotNo,
        state,
        readTime: list.readTime,
        ...(words !== '' && { words }),
        ...(category !== '' && { category }),
        ...(language !== '' && { language }),
        despiteCases,
      },
      { deadlineMs: timings.importMs },
    )
    setBusy(false)
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    if (!result.data.isDone) return setBroken(result.data.broken)
    // Lists, robots, versions and suggestions all show something of what was published.
    await queryClient.invalidateQueries()
    const { published } = result.data
    notify(t('knowledge.documents.publishedAll', { count: published }))
    setLeft(result.data.left)
    if (result.data.left.length === 0) onClose()
  }

  return (
    <Modal
      opened
      size="lg"
      onClose={() => {
        // Not before the answer: what it says is shown here.
        if (!isBusy) onClose()
      }}
      title={t('knowledge.documents.publishAllTitle')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      {left.length > 0 ? (
        <>
          <p role="status">{t('knowledge.documents.left', { count: left.length })}</p>
          <ul className="desk-documents-left">
            {left.map(({ docId, question, reason }) => (
              <li key={docId}>
                <Link to="/knowledge/documents/$docId" params={{ docId }} search={{ robot: list.robotNo }}>
                  <bdi>{question || t('knowledge.documents.unnamed')}</bdi>
                </Link>{' '}
                {t(`knowledge.documents.left.${reason}`)}
              </li>
            ))}
          </ul>
          <Group justify="flex-end" mt="lg">
            <Button onClick={onClose}>{t('dialog.close')}</Button>
          </Group>
        </>
      ) : (
        <>
          <p>{t(`knowledge.documents.publishAll.${list.filters.state}`, { count })}</p>
          {list.total > count && (
            <p>{t('knowledge.documents.publishAllMost', { max: count, total: list.total })}</p>
          )}
          <BrokenCases broken={broken} />
          <PublicationButtons
            broken={broken}
            isBusy={isBusy}
            action={t('channels.publish.confirm')}
            despite={t('knowledge.documents.publishDespite')}
            onRun={(despiteCases) => void publish(despiteCases)}
            onClose={onClose}
          />
        </>
      )}
    </Modal>
  )
}
