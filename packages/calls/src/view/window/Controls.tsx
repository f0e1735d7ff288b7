import { useUiText } from '@foyer/ui/text.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { PhoneIcon } from '@foyer/ui/icons/PhoneIcon.tsx'
import type { CallSession, CallSnapshot } from '../../session/call-session.ts'
import { CameraIcon } from '../icons/CameraIcon.tsx'
import { CameraOffIcon } from '../icons/CameraOffIcon.tsx'
import { Icon } from '@foyer/ui/icons/Icon.tsx'
import { HangUpButton } from './HangUpButton.tsx'
import { MuteButton } from './MuteButton.tsx'
import './Controls.css'

function DevicesIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <>
        <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
        <circle cx="15" cy="7" r="2" />
        <circle cx="9" cy="17" r="2" />
      </>
    </Icon>
  )
}

function PictureInPictureIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <>
        <path d="M20.5 11V6.5a2 2 0 0 0-2-2h-13a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2H10" />
        <rect x="13" y="13.5" width="8" height="6" rx="1.5" />
      </>
    </Icon>
  )
}

type ControlsProps = {
  session: CallSession
  snapshot: CallSnapshot
  isChoosing: boolean
  onChoose: () => void
  pictureInPicture: { isOn: boolean; toggle: () => void } | undefined
}

/** All that one can do in a call. */
export function Controls({ session, snapshot, isChoosing, onChoose, pictureInPicture }: ControlsProps) {
  const t = useUiText()
  const { mine, media, phase } = snapshot
  const isVideo = media === 'video'
  return (
    <div className="call-controls">
      <MuteButton session={session} isMuted={mine.isMuted} />
      {isVideo && (
        <IconButton
          className={mine.isCameraOff ? 'call-control call-control-off' : 'call-control'}
          label={t(mine.isCameraOff ? 'call.cameraOn' : 'call.cameraOff')}
          onClick={() => session.setCameraOff(!mine.isCameraOff)}
        >
          {mine.isCameraOff ? <CameraOffIcon /> : <CameraIcon />}
        </IconButton>
      )}
      {isVideo && phase === 'live' && (
        <IconButton className="call-control" label={t('call.toVoice')} onClick={session.switchToVoice}>
          <PhoneIcon />
        </IconButton>
      )}
      <IconButton
        className="call-control"
        label={t('call.devices')}
        aria-expanded={isChoosing}
        onClick={onChoose}
      >
        <DevicesIcon />
      </IconButton>
      {pictureInPicture && (
        <IconButton
          className="call-control"
          label={t('call.pictureInPicture')}
          aria-pressed={pictureInPicture.isOn}
          onClick={pictureInPicture.toggle}
        >
          <PictureInPictureIcon />
        </IconButton>
      )}
      <HangUpButton session={session} />
    </div>
  )
}
