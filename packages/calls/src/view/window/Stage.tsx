import { useUiText } from '@foyer/ui/text.tsx'
import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import type { RefObject } from 'react'
import { MicOff, VideoOff } from 'lucide-react'
import type { CallSnapshot } from '../../session/call-session.ts'
import type { Person } from '../person.ts'
import './Stage.css'
import { StreamView } from './StreamView.tsx'

type StageProps = { snapshot: CallSnapshot; other: Person; video: RefObject<HTMLVideoElement | null> }

/** The other side's video, large, or their avatar without video; the own video, small. */
export function Stage({ snapshot, other: { name, face }, video }: StageProps) {
  const t = useUiText()
  const { media, phase, mine, others, local, remote } = snapshot
  const isVideo = media === 'video'
  const isSeen = isVideo && remote !== undefined && !others.isCameraOff
  const isTalking = phase === 'live' || phase === 'reconnecting'
  return (
    <div className={`call-stage call-stage-${media}`} data-phase={phase}>
      {isVideo && remote && (
        // It stays while the camera is off: picture in picture would end with it.
        <StreamView
          element={video}
          stream={remote}
          label={t('call.picture.other', { name })}
          className={isSeen ? 'call-remote' : 'call-remote call-remote-off'}
        />
      )}
      {!isSeen && (
        <div className="call-face">
          <Avatar name={name} src={face} />
        </div>
      )}
      {isTalking && (
        <ul className="call-marks" aria-live="polite">
          {others.isMuted && (
            <li>
              <MicOff size={16} /> <span>{t('call.other.muted', { name })}</span>
            </li>
          )}
          {isVideo && others.isCameraOff && (
            <li>
              <VideoOff size={16} /> <span>{t('call.other.cameraOff', { name })}</span>
            </li>
          )}
        </ul>
      )}
      {isVideo && local && !mine.isCameraOff && (
        <StreamView stream={local} label={t('call.picture.own')} className="call-own" />
      )}
      {mine.isMuted && (
        <span
          className="call-own-muted"
          role="img"
          aria-label={t('call.own.muted')}
          title={t('call.own.muted')}
        >
          <MicOff size={16} />
        </span>
      )}
    </div>
  )
}
