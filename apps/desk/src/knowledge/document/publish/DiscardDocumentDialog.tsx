import { useState } from 'react'
import { useDesk } from '../../../live/desk-context.tsx'
import { failureKey } from '../../../text/failure-text.ts'
import { useText } from '../../../text/text-context.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useNotify } from '../../../ui/use-notify.ts'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { useDocument } from '../draft/use-document-draft.tsx'

/** Throws all unpublished changes away, those of colleagues too. */
export function DiscardDocumentDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  useReturnFocus()
  const notify = useNotify()
  const { client } = useDesk()
  const { docId, revision, changed, reload } = useDocument()
  // The draft that the question is about: changes that arrive meanwhile are not discarded unseen.
  const [asked] = useState({ revision, count: changed.length })

  async function discard(): Promise<void> {
    const result = await client.discardDocumentDraft({ docId, revision: asked.revision })
    await reload()
    notify(t(result.ok ? 'channels.discard.done' : failureKey(result)), result.ok ? 'news' : 'problem')
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('channels.discard.title', { count: asked.count })}
      body={t('knowledge.documents.discardBody')}
      confirm={t('channels.discard')}
      onAnswer={(isConfirmed) => {
        onClose()
        if (isConfirmed) void discard()
      }}
    />
  )
}
