import { Phone, PictureInPicture2, Settings2, Video, VideoOff } from 'lucide-react'
import { useUiText } from '@foyer/ui/text.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import type { CallSession, CallSnapshot } from '../../session/call-session.ts'
import { HangUpButton } from './HangUpButton.tsx'
import { MuteButton } from './MuteButton.tsx'
import './Controls.css'

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
          {mine.isCameraOff ? <VideoOff size={20} /> : <Video size={20} />}
        </IconButton>
      )}
      {isVideo && phase === 'live' && (
        <IconButton className="call-control" label={t('call.toVoice')} onClick={session.switchToVoice}>
          <Phone size={20} />
        </IconButton>
      )}
      <IconButton
        className="call-control"
        label={t('call.devices')}
        aria-expanded={isChoosing}
        onClick={onChoose}
      >
        <Settings2 size={20} />
      </IconButton>
      {pictureInPicture && (
        <IconButton
          className="call-control"
          label={t('call.pictureInPicture')}
          aria-pressed={pictureInPicture.isOn}
          onClick={pictureInPicture.toggle}
        >
          <PictureInPicture2 size={20} />
        </IconButton>
      )}
      <HangUpButton session={session} />
    </div>
  )
}
