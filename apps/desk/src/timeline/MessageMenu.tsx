import { ActionIcon, Menu } from '@mantine/core'
import type { Message } from '@foyer/contract/messages/message.ts'
import { summaryOf } from '@foyer/ui/messages/kinds.ts'
import { Copy, Ellipsis, Reply, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useReplyState } from '../composer/reply-context.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { relationOf } from '../state/inbox/relation.ts'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import './MessageMenu.css'
import { useThreadActions } from './use-thread-actions.ts'

type MessageMenuProps = { message: Message; isOwn: boolean; row: ThreadRow }

/** Actions on a message. */
export function MessageMenu({ message, isOwn, row }: MessageMenuProps) {
  const t = useText()
  const { agent } = useDesk()
  const { withdraw } = useThreadActions(row)
  const { setQuote } = useReplyState()
  const [isAsking, setAsking] = useState(false)
  if (message.recalled || message.sender === 'system') return null

  const isMine = relationOf(row, agent.adminId) === 'mine'
  // A message hidden from the visitor cannot be quoted to them.
  const canQuote = isMine && !message.internal && !message.sensitive
  const canWithdraw = isOwn && (isMine || message.internal)
  const words = summaryOf(message, t)
  return (
    <>
      <Menu position="top-end" portalProps={{ target: '#desk-layer' }}>
        <Menu.Target>
          <ActionIcon
            className="desk-message-menu"
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={t('thread.actions')}
          >
            <Ellipsis size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {canQuote && (
            <Menu.Item
              leftSection={<Reply size={16} className="desk-mirrored" />}
              onClick={() => setQuote({ msgId: message.msgId, words })}
            >
              {t('thread.quote')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<Copy size={16} />}
            onClick={() => void navigator.clipboard.writeText(words)}
          >
            {t('thread.copy')}
          </Menu.Item>
          {canWithdraw && (
            <Menu.Item
              className="desk-danger"
              leftSection={<Undo2 size={16} />}
              onClick={() => setAsking(true)}
            >
              {t('thread.withdraw')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('thread.withdraw.title')}
        body={t(message.internal ? 'thread.withdraw.noteBody' : 'thread.withdraw.body')}
        confirm={t('thread.withdraw.confirm')}
        onAnswer={(isConfirmed) => {
          setAsking(false)
          if (isConfirmed) void withdraw(message.msgId)
        }}
      />
    </>
  )
}
