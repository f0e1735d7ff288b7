import { Modal, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDesk } from '../../../live/desk-context.tsx'
import { unwrap } from '../../../platform/api-error.ts'
import { dialogueConversationsKey } from '../../../platform/query-keys.ts'
import { useText } from '../../../text/text-context.tsx'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { LoadFailed } from '../../../ui/EmptyState.tsx'
import { useDialogue, useDialogueEditor } from '../draft/dialogue-context.tsx'
import { stepLabels } from '../draft/step-label.ts'

/** The conversations that are in the dialogue now, with links to those that the agent may see. */
export function ConversationsDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  useReturnFocus()
  const { client, agent } = useDesk()
  const { draft } = useDialogueEditor()
  const labels = stepLabels(useDialogue(), t)
  const { robotNo, dialogueId } = draft.ref
  const { data, isError, refetch } = useQuery({
    queryKey: dialogueConversationsKey(agent.adminId, robotNo, dialogueId),
    queryFn: async () => unwrap(await client.listDialogueConversations(draft.ref)),
    staleTime: 0,
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('knowledge.dialogues.conversations')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      {!data && !isError && <Skeleton height={120} />}
      {!data && isError && <LoadFailed title={t('error.network')} onAgain={() => refetch()} />}
      {data && <p>{t('knowledge.dialogues.conversationCount', { count: data.count })}</p>}
      <ul className="desk-step-list">
        {data?.conversations.map(({ threadId, visitorNick, version, node }) => (
          <li key={threadId}>
            <Link to="/inbox/$threadId" params={{ threadId }}>
              <bdi>{visitorNick || t('knowledge.dialogues.visitor')}</bdi>
            </Link>
            <span className="desk-dialogue-facts">
              <span>{t('knowledge.dialogues.version', { version })}</span>
              <span dir="auto">{labels.get(node) ?? node}</span>
            </span>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
