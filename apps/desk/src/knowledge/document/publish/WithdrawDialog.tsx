import { Modal } from '@mantine/core'
import '../../../channels/publish/PublishDialog.css'
import { useDesk } from '../../../live/desk-context.tsx'
import { useText } from '../../../text/text-context.tsx'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { useDocument } from '../draft/use-document-draft.tsx'
import { BrokenCases } from '../../publication/BrokenCases.tsx'
import { PublicationButtons } from '../../publication/PublicationButtons.tsx'
import { usePublication } from './use-publication.ts'

/** Takes a document out of the answers. It stays as a draft. */
export function WithdrawDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  useReturnFocus()
  const { client } = useDesk()
  const { docId } = useDocument()
  const { run, isBusy, broken } = usePublication({
    change: (despiteCases) => client.withdrawDocument({ docId, despiteCases }),
    done: t('knowledge.documents.withdrawn'),
    onDone: onClose,
  })
  return (
    <Modal
      opened
      onClose={() => {
        if (!isBusy) onClose()
      }}
      title={t('knowledge.documents.withdrawTitle')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <div className="desk-publish">
        <p>{t('knowledge.documents.withdrawBody')}</p>
        <BrokenCases broken={broken} />
        <PublicationButtons
          broken={broken}
          isBusy={isBusy}
          action={t('knowledge.documents.withdraw')}
          despite={t('knowledge.documents.withdrawDespite')}
          onRun={(despiteCases) => void run(despiteCases)}
          onClose={onClose}
        />
      </div>
    </Modal>
  )
}
