import { ActionIcon, Menu } from '@mantine/core'
import { may } from '@foyer/core/identity/may.ts'
import { ArrowRightLeft, CircleCheck, Ellipsis, Eye, Star, TicketPlus, UserX } from 'lucide-react'
import { relationOf } from '../state/inbox/relation.ts'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import { useDesk, useDeskState } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { useOpenTicket } from '../tickets/use-open-ticket.ts'
import { isRatingInvited } from '../state/thread/is-rating-invited.ts'
import type { ThreadQuestion } from './thread-question.ts'
import { useThreadActions } from '../timeline/use-thread-actions.ts'

type ThreadMenuProps = {
  row: ThreadRow
  /** On a phone all of it stands here. */
  isAll: boolean
  onAsk: (question: ThreadQuestion) => void
}

/** The rarer actions on a conversation. */
export function ThreadMenu({ row, isAll, onAsk }: ThreadMenuProps) {
  const t = useText()
  const { agent } = useDesk()
  const openTicket = useOpenTicket()
  const isMine = relationOf(row, agent.adminId) === 'mine'
  const hasTickets = may(agent.role, 'useTickets')
  if (!isMine && !hasTickets) return null
  return (
    <Menu portalProps={{ target: '#desk-layer' }}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('thread.more')}>
          <Ellipsis size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isMine && isAll && (
          <Menu.Item leftSection={<ArrowRightLeft size={16} />} onClick={() => onAsk('handOver')}>
            {t('handOver.action')}
          </Menu.Item>
        )}
        {isMine && <InviteItem row={row} />}
        {hasTickets && (
          <Menu.Item
            leftSection={<TicketPlus size={16} />}
            onClick={() => void openTicket({ kind: 'thread', threadId: row.threadId })}
          >
            {t('tickets.make')}
          </Menu.Item>
        )}
        {may(agent.role, 'seeTeam') && (
          <Menu.Item leftSection={<Eye size={16} />} onClick={() => onAsk('whoSees')}>
            {t('whoSees.action')}
          </Menu.Item>
        )}
        {isMine && (
          <Menu.Item leftSection={<UserX size={16} />} onClick={() => onAsk('refuse')}>
            {t('refuse.action')}
          </Menu.Item>
        )}
        {isMine && isAll && (
          <Menu.Item leftSection={<CircleCheck size={16} />} onClick={() => onAsk('end')}>
            {t('thread.end')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Asks the visitor for a rating, once in a conversation. */
function InviteItem({ row }: { row: ThreadRow }) {
  const t = useText()
  const { inviteRating } = useThreadActions(row)
  const isInvited = useDeskState(({ logs }) => isRatingInvited(logs.get(row.threadId)?.events ?? []))
  return (
    <Menu.Item leftSection={<Star size={16} />} disabled={isInvited} onClick={() => void inviteRating()}>
      {t(isInvited ? 'thread.invited' : 'thread.invite')}
    </Menu.Item>
  )
}
