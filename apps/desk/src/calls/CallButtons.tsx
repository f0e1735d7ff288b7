import { ActionIcon, Tooltip } from '@mantine/core'
import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import { Phone, Video } from 'lucide-react'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import { useText } from '../text/text-context.tsx'
import { useCalls, useIsCalling } from './calls-context.tsx'
import './CallButtons.css'

const icons = { voice: Phone, video: Video } satisfies Record<VideoType, typeof Phone>

/** Calls the visitor of an own conversation. */
export function CallButtons({ row: { threadId } }: { row: ThreadRow }) {
  const t = useText()
  const calls = useCalls()
  const isCalling = useIsCalling()
  const isOff = isCalling || !calls
  return (['voice', 'video'] as const).map((media) => {
    const Icon = icons[media]
    return (
      <Tooltip key={media} label={t(`call.${media}`)}>
        <ActionIcon
          className="desk-call-button"
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t(`call.${media}`)}
          // Not `disabled`: such a button never hears that the pointer has left, and its tooltip stays.
          data-disabled={isOff || undefined}
          aria-disabled={isOff}
          onClick={() => {
            if (!isCalling) calls?.call(threadId, media)
          }}
        >
          <Icon size={20} />
        </ActionIcon>
      </Tooltip>
    )
  })
}
