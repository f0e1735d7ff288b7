import { CameraIcon } from '@foyer/calls/view/icons/CameraIcon.tsx'
import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import { offersCall } from '@foyer/core/composer/offered.ts'
import { PhoneIcon } from '@foyer/ui/icons/PhoneIcon.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { useCallHold } from './call-hold.ts'

const icons = { voice: PhoneIcon, video: CameraIcon } satisfies Record<VideoType, typeof PhoneIcon>

/** C-01: asks the agent for a call, by voice or with pictures, where the channel has them. */
export function CallButtons() {
  return (
    <>
      <CallButton media="voice" />
      <CallButton media="video" />
    </>
  )
}

function CallButton({ media }: { media: VideoType }) {
  const t = useText()
  const { hold, held } = useCallHold()
  const isOffered = useSession((state) => offersCall(state, media))
  if (!isOffered) return null
  const Icon = icons[media]
  return (
    <IconButton label={t(`call.${media}`)} disabled={held.isBusy} onClick={() => hold.start(media)}>
      <Icon />
    </IconButton>
  )
}
