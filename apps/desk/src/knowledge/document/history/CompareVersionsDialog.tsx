import { Modal, NativeSelect, Skeleton } from '@mantine/core'
import { useState } from 'react'
import '../../../channels/publish/PublishDialog.css'
import { useDesk } from '../../../live/desk-context.tsx'
import { changedFields } from '../../../rules/knowledge/document-draft.ts'
import { useText } from '../../../text/text-context.tsx'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { LoadFailed } from '../../../ui/EmptyState.tsx'
import { useDocument } from '../draft/use-document-draft.tsx'
import { BrokenCases } from '../../publication/BrokenCases.tsx'
import { ContentChanges } from '../publish/ContentChanges.tsx'
import { PublicationButtons } from '../../publication/PublicationButtons.tsx'
import { usePublication } from '../publish/use-publication.ts'
import { useVersionContent } from './use-document-versions.ts'

type CompareVersionsDialogProps = {
  chosen: number
  /** The latest first. */
  versions: readonly number[]
  onClose: () => void
}

/** Two versions, the earlier one first, and the way back to it. */
export function CompareVersionsDialog({ chosen, versions, onClose }: CompareVersionsDialogProps) {
  const t = useText()
  useReturnFocus()
  const { version: current } = useDocument()
  const [from, setFrom] = useState(() => (chosen === versions[0] ? (versions[1] ?? chosen) : chosen))
  const [to, setTo] = useState(() => versions[0] ?? chosen)
  const options = versions.map((version) => ({
    value: String(version),
    label: t('channels.version', { version }),
  }))
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('knowledge.documents.compareTitle')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <div className="desk-publish">
        <div className="desk-document-pair">
          <NativeSelect
            label={t('knowledge.documents.compareFrom')}
            value={String(from)}
            data={options}
            onChange={({ currentTarget }) => setFrom(Number(currentTarget.value))}
          />
          <NativeSelect
            label={t('knowledge.documents.compareTo')}
            value={String(to)}
            data={options}
            onChange={({ currentTarget }) => setTo(Number(currentTarget.value))}
          />
        </div>
        <Difference from={from} to={to} />
        <RestorePart key={from} version={from} current={current} onClose={onClose} />
      </div>
    </Modal>
  )
}

function Difference({ from, to }: { from: number; to: number }) {
  const t = useText()
  const { docId } = useDocument()
  const [before, after] = [useVersionContent(docId, from), useVersionContent(docId, to)]
  if (before.data && after.data)
    return changedFields(before.data, after.data).length === 0 ? (
      <p>{t('knowledge.documents.sameVersions')}</p>
    ) : (
      <ContentChanges before={before.data} after={after.data} />
    )
  if (before.isError || after.isError)
    return (
      <LoadFailed
        title={t('error.network')}
        onAgain={() => Promise.all([before.refetch(), after.refetch()])}
      />
    )
  return <Skeleton height={160} radius="md" />
}

type RestorePartProps = { version: number; current: number; onClose: () => void }

function RestorePart({ version, current, onClose }: RestorePartProps) {
  const t = useText()
  const { client } = useDesk()
  const { docId, isPublished } = useDocument()
  const { run, isBusy, broken } = usePublication({
    change: (despiteCases) => client.restoreDocumentVersion({ docId, version, current, despiteCases }),
    done: t('channels.restore.done', { version }),
    onDone: onClose,
  })
  return (
    <>
      <p>{t('knowledge.documents.restoreBody', { version })}</p>
      <BrokenCases broken={broken} />
      <PublicationButtons
        broken={broken}
        isBusy={isBusy}
        isDisabled={isPublished && version === current}
        action={t('knowledge.documents.restore', { version })}
        despite={t('knowledge.documents.restoreDespite')}
        onRun={(despiteCases) => void run(despiteCases)}
        onClose={onClose}
      />
    </>
  )
}
