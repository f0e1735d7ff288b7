import { Button, Group, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { may } from '@foyer/core/identity/may.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { proposalPreviewTimings } from '../../platform/timings.ts'
import { useText } from '../../text/text-context.tsx'
import { LoadFailed } from '../../ui/EmptyState.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import { useReturnFocus } from '../../ui/use-return-focus.ts'
import { Preview } from './Preview.tsx'
import { useProposalChange } from './use-proposals.ts'

type AcceptDialogProps = { robotNo: string; proposalIds: readonly string[]; onClose: () => void }

/** Shows what accepting would change, before anything is published. */
export function AcceptDialog({ robotNo, proposalIds, onClose }: AcceptDialogProps) {
  const t = useText()
  useReturnFocus()
  const notify = useNotify()
  const { client, agent } = useDesk()
  const change = useProposalChange(robotNo)
  const [isBusy, setBusy] = useState(false)
  const [drafts, setDrafts] = useState<{ docId: string; question: string }[]>([])
  const input = { robotNo, proposalIds: [...proposalIds] }
  const {
    data: preview,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['proposal preview', agent.adminId, robotNo, ...proposalIds],
    queryFn: async ({ signal }) =>
      unwrap(await client.previewProposals(input, { signal, ...proposalPreviewTimings })),
    gcTime: 0,
    retry: false,
  })
  const isBreaking = (preview?.broken.length ?? 0) > 0
  const mayPublish = !isBreaking || may(agent.role, 'publishDespiteCases')

  async function publish(): Promise<void> {
    setBusy(true)
    const sent = client.acceptProposals({ ...input, despiteCases: isBreaking }, proposalPreviewTimings)
    const done = await change(sent)
    setBusy(false)
    if (!done) return
    if (!done.isDone) return notify(t('knowledge.proposals.broken'), 'problem')
    if (done.accepted > 0) notify(t('knowledge.proposals.done', { count: done.accepted }))
    if (done.skipped.length > 0)
      notify(t('knowledge.proposals.skipped', { count: done.skipped.length }), 'problem')
    if (done.drafts.length > 0) setDrafts(done.drafts)
    else onClose()
  }

  return (
    <Modal
      opened
      size="lg"
      onClose={() => {
        // Not before the answer: what it says is shown here.
        if (!isBusy) onClose()
      }}
      title={t(drafts.length > 0 ? 'knowledge.proposals.doneTitle' : 'knowledge.proposals.preview')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      {drafts.length > 0 ? (
        <>
          <p>{t('knowledge.proposals.drafts')}</p>
          <ul>
            {drafts.map(({ docId, question }) => (
              <li key={docId}>
                <Link to="/knowledge/documents/$docId" params={{ docId }} search={{ robot: robotNo }}>
                  <bdi>{question}</bdi>
                </Link>
              </li>
            ))}
          </ul>
          <Group justify="flex-end" mt="lg">
            <Button data-autofocus onClick={onClose}>
              {t('dialog.close')}
            </Button>
          </Group>
        </>
      ) : (
        <>
          <div role="status">
            {!preview && !isError && <p>{t('knowledge.proposals.previewing')}</p>}
            {isError && <LoadFailed title={t('error.network')} onAgain={() => refetch()} />}
            {preview && <Preview preview={preview} />}
          </div>
          <Group justify="flex-end" mt="lg" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('knowledge.proposals.cancel')}
            </Button>
            <Button loading={isBusy} disabled={!preview || !mayPublish} onClick={() => void publish()}>
              {t(isBreaking ? 'knowledge.proposals.publishDespite' : 'knowledge.proposals.publish')}
            </Button>
          </Group>
        </>
      )}
    </Modal>
  )
}
