import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDesk } from '../../../live/desk-context.tsx'
import { dialoguesKey } from '../../../platform/query-keys.ts'
import { failureKey } from '../../../text/failure-text.ts'
import { useText } from '../../../text/text-context.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useNotify } from '../../../ui/use-notify.ts'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { useDialogueEditor } from '../draft/dialogue-context.tsx'

export function RemoveDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  useReturnFocus()
  const notify = useNotify()
  const { client, agent } = useDesk()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const search = useSearch({ from: '/knowledge' })
  const { draft } = useDialogueEditor()

  async function remove(): Promise<void> {
    await draft.flush()
    const result = await client.removeDialogue(draft.ref)
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    await queries.invalidateQueries({ queryKey: dialoguesKey(agent.adminId, draft.ref.robotNo) })
    await navigate({ to: '/knowledge/dialogues', search })
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('knowledge.dialogues.delete.title')}
      body={t('knowledge.dialogues.delete.body')}
      confirm={t('knowledge.dialogues.delete')}
      onAnswer={(isConfirmed) => {
        onClose()
        if (isConfirmed) void remove()
      }}
    />
  )
}
