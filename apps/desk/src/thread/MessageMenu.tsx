import { ActionIcon, Menu } from '@mantine/core'
import type { Message } from '@foyer/contract/messages/message.ts'
import { summaryOf } from '@foyer/ui/messages/kinds.ts'
import { Copy, Ellipsis, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '../frame/ConfirmDialog.tsx'
import type { ThreadRow } from '../inbox/thread-row.ts'
import { useText } from '../text/text-context.tsx'
import './MessageMenu.css'
import { useThreadActions } from './use-thread-actions.ts'

/** What can be done with a message of one's own. */
export function MessageMenu({ message, row }: { message: Message; row: ThreadRow }) {
  const t = useText()
  const { withdraw } = useThreadActions(row)
  const [isAsking, setAsking] = useState(false)
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
          <Menu.Item
            leftSection={<Copy size={16} />}
            onClick={() => void navigator.clipboard.writeText(summaryOf(message, t))}
          >
            {t('thread.copy')}
          </Menu.Item>
          <Menu.Item
            className="desk-danger"
            leftSection={<Undo2 size={16} />}
            onClick={() => setAsking(true)}
          >
            {t('thread.withdraw')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('thread.withdraw.title')}
        body={t('thread.withdraw.body')}
        confirm={t('thread.withdraw.confirm')}
        onAnswer={(isConfirmed) => {
          setAsking(false)
          if (isConfirmed) void withdraw(message.msgId)
        }}
      />
    </>
  )
}
