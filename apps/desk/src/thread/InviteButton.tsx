import { ActionIcon, Tooltip } from '@mantine/core'
import { Star } from 'lucide-react'
import type { ThreadRow } from '../inbox/thread-row.ts'
import { useDeskState } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { isRatingInvited } from './is-rating-invited.ts'
import { useThreadActions } from './use-thread-actions.ts'

/** Asks the visitor for a rating, once in a conversation. */
export function InviteButton({ row }: { row: ThreadRow }) {
  const t = useText()
  const { inviteRating } = useThreadActions(row)
  const isInvited = useDeskState(({ logs }) => isRatingInvited(logs.get(row.threadId)?.events ?? []))
  const label = t(isInvited ? 'thread.line.ratingInvited' : 'thread.invite')
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        data-disabled={isInvited || undefined}
        aria-disabled={isInvited}
        onClick={() => {
          if (!isInvited) void inviteRating()
        }}
      >
        <Star size={20} />
      </ActionIcon>
    </Tooltip>
  )
}
