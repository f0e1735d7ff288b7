import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDesk } from '../../../live/desk-context.tsx'
import { documentKey, knowledgeDocumentsKey } from '../../../platform/query-keys.ts'
import { failureKey } from '../../../text/failure-text.ts'
import { useText } from '../../../text/text-context.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useNotify } from '../../../ui/use-notify.ts'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { useDocument } from '../draft/use-document-draft.tsx'

/** Deletes a document that does not answer, for good. */
export function RemoveDocumentDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  useReturnFocus()
  const notify = useNotify()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { client, agent } = useDesk()
  const { docId, robotNo, reload } = useDocument()

  async function remove(): Promise<void> {
    const result = await client.removeDocument({ docId })
    if (!result.ok) {
      await reload()
      return notify(t(failureKey(result)), 'problem')
    }
    await navigate({ to: '/knowledge/documents', search: { robot: robotNo } })
    queryClient.removeQueries({ queryKey: documentKey(agent.adminId, docId) })
    await queryClient.invalidateQueries({ queryKey: knowledgeDocumentsKey(agent.adminId) })
    notify(t('knowledge.documents.removed'))
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('knowledge.documents.removeTitle')}
      body={t('knowledge.documents.removeBody')}
      confirm={t('knowledge.documents.remove')}
      onAnswer={(isConfirmed) => {
        onClose()
        if (isConfirmed) void remove()
      }}
    />
  )
}
