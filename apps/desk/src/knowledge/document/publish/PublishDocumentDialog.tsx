import { knowledgeLimits } from '@foyer/contract/desk/knowledge-limits.ts'
import { Button, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import '../../../channels/publish/PublishDialog.css'
import { useDesk } from '../../../live/desk-context.tsx'
import { changedFields } from '../../../rules/knowledge/document-draft.ts'
import { useText } from '../../../text/text-context.tsx'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { useDocument, type DocumentView } from '../draft/use-document-draft.tsx'
import { BrokenCases } from '../../publication/BrokenCases.tsx'
import { ContentChanges } from './ContentChanges.tsx'
import { PublicationButtons } from '../../publication/PublicationButtons.tsx'
import { usePublication } from './use-publication.ts'

const nothing = { question: '', similar: [], answer: '', category: '', attachments: [], related: [] }

/** The version that the editor has compared: exactly this is published, or nothing. */
const comparedIn = ({ version, revision, isPublished, saved, content }: DocumentView) => ({
  version,
  revision,
  // Visitors have nothing of a document that is not published.
  before: isPublished ? saved : nothing,
  after: content,
})

/** Everything that visitors will get differently, before they do. */
export function PublishDocumentDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  useReturnFocus()
  const { client } = useDesk()
  const document = useDocument()
  const { docId, content } = document
  const [compared, setCompared] = useState(() => comparedIn(document))
  const [note, setNote] = useState('')
  const { run, isBusy, broken } = usePublication({
    change: (despiteCases) => {
      const { version, revision } = compared
      const said = note.trim() === '' ? {} : { note: note.trim() }
      return client.publishDocumentDraft({ docId, version, revision, despiteCases, ...said })
    },
    done: t('knowledge.documents.published'),
    onDone: onClose,
  })
  const isOutdated =
    !isBusy && (document.version !== compared.version || document.revision !== compared.revision)

  return (
    <Modal
      opened
      onClose={() => {
        // Not before the answer: what it says is shown here.
        if (!isBusy) onClose()
      }}
      closeOnClickOutside={false}
      size="xl"
      title={t('knowledge.documents.publishTitle')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <div className="desk-publish">
        {isOutdated && (
          <div role="alert" className="desk-publish-newer">
            <p>{t('knowledge.documents.newer')}</p>
            <Button size="compact-sm" variant="light" onClick={() => setCompared(comparedIn(document))}>
              {t('channels.newer.compare')}
            </Button>
          </div>
        )}
        {changedFields(document.saved, content).length === 0 && document.isPublished && (
          <p>{t('knowledge.documents.same')}</p>
        )}
        <ContentChanges before={compared.before} after={compared.after} />
        <BrokenCases broken={broken} />
        <TextInput
          data-autofocus
          label={t('channels.note')}
          description={t('channels.noteHint')}
          dir="auto"
          maxLength={knowledgeLimits.note}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <PublicationButtons
          broken={broken}
          isBusy={isBusy}
          isDisabled={isOutdated}
          action={t('channels.publish.confirm')}
          despite={t('knowledge.documents.publishDespite')}
          onRun={(despiteCases) => void run(despiteCases)}
          onClose={onClose}
        />
      </div>
    </Modal>
  )
}
