import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Editors } from '../../../channels/publish/Editors.tsx'
import '../../../channels/publish/PublishBar.css'
import { useText } from '../../../text/text-context.tsx'
import { useNotify } from '../../../ui/use-notify.ts'
import { useDocument } from '../draft/use-document-draft.tsx'
import { DiscardDocumentDialog } from './DiscardDocumentDialog.tsx'
import { DocumentConflicts } from './DocumentConflicts.tsx'
import { PublishDocumentDialog } from './PublishDocumentDialog.tsx'
import { RemoveDocumentDialog } from './RemoveDocumentDialog.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

type Dialog = 'publish' | 'discard' | 'withdraw' | 'remove'

/** The state of a document's draft, and what can be done with the document. */
export function DocumentBar() {
  const t = useText()
  const notify = useNotify()
  const { docId, robotNo, flush, changed, canPublish, isPublished, content } = useDocument()
  const [dialog, setDialog] = useState<Dialog>()
  const close = (): void => setDialog(undefined)

  /** A dialog is about the state on the server. */
  async function open(next: Dialog): Promise<void> {
    const flushed = await flush()
    if (flushed === 'saved') setDialog(next)
    if (flushed === 'failed') notify(t('channels.editor.save.failed'), 'problem')
  }

  const isEmpty = content.question.trim() === '' || content.answer.trim() === ''
  return (
    <section className="desk-publish-bar" aria-label={t('knowledge.documents.bar')}>
      <DraftFacts />
      <nav className="desk-publish-links" aria-label={t('knowledge.documents.pages')}>
        <Link to="/knowledge/documents/$docId/history" params={{ docId }} search={{ robot: robotNo }}>
          {t('channels.history')}
        </Link>
      </nav>
      <div className="desk-publish-buttons">
        {isPublished ? (
          <Button variant="default" onClick={() => void open('withdraw')}>
            {t('knowledge.documents.withdraw')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => void open('remove')}>
            {t('knowledge.documents.remove')}
          </Button>
        )}
        <Button variant="default" disabled={changed.length === 0} onClick={() => void open('discard')}>
          {t('channels.discard')}
        </Button>
        <Button disabled={!canPublish || isEmpty} onClick={() => void open('publish')}>
          {t('channels.publish')}
        </Button>
      </div>
      {dialog === 'publish' && <PublishDocumentDialog onClose={close} />}
      {dialog === 'discard' && <DiscardDocumentDialog onClose={close} />}
      {dialog === 'withdraw' && <WithdrawDialog onClose={close} />}
      {dialog === 'remove' && <RemoveDocumentDialog onClose={close} />}
      <DocumentConflicts />
    </section>
  )
}

function DraftFacts() {
  const t = useText()
  const { saveState, changed, isPublished, version, editors } = useDocument()
  return (
    <div className="desk-publish-state">
      <span role="status">{t(`channels.editor.save.${saveState}`)}</span>
      <span>
        {changed.length === 0
          ? t('channels.noChanges')
          : t('channels.unpublished', { count: changed.length })}
      </span>
      <span>{isPublished ? t('channels.version', { version }) : t('knowledge.documents.state.draft')}</span>
      <Editors editors={editors} />
    </div>
  )
}
