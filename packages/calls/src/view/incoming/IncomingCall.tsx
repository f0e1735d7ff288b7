import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import { useUiText } from '@foyer/ui/text.tsx'
import { PhoneIcon } from '@foyer/ui/icons/PhoneIcon.tsx'
import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { CameraIcon } from '../icons/CameraIcon.tsx'
import { HangUpIcon } from '../icons/HangUpIcon.tsx'
import type { Person } from '../person.ts'
import './IncomingCall.css'
import { useOnTop } from './use-on-top.ts'
import { useRinging } from './use-ringing.ts'

type IncomingCallProps = {
  other: Person
  media: VideoType
  onAccept: (media: VideoType) => void
  onDecline: () => void
  ring: () => void
}

/** Somebody calls. It says who and what, and waits until it is answered or the other gives up. */
export function IncomingCall({ other: { name, face }, media, onAccept, onDecline, ring }: IncomingCallProps) {
  const t = useUiText()
  const { Frame, ref } = useOnTop()
  useRinging(ring)
  const title = t('call.incoming', { name })
  return (
    <Frame
      ref={ref}
      className="call-incoming"
      role="alertdialog"
      {...(Frame === 'div' && { popover: 'manual' })}
      aria-label={title}
      tabIndex={-1}
      // Escape answers nothing: a call is declined on purpose.
      onCancel={(event) => event.preventDefault()}
    >
      <div className="call-incoming-who" role="alert">
        <span className="call-incoming-face">
          <Avatar name={name} src={face} />
        </span>
        <p>
          <strong>{title}</strong>
          <span>{t(`call.${media}`)}</span>
        </p>
      </div>
      <div className="call-incoming-answers">
        <Button className="call-answer-yes" onClick={() => onAccept(media)}>
          {media === 'video' ? <CameraIcon /> : <PhoneIcon />} {t('call.accept')}
        </Button>
        {media === 'video' && (
          <Button onClick={() => onAccept('voice')}>
            <PhoneIcon /> {t('call.acceptVoice')}
          </Button>
        )}
        <Button className="call-answer-no" onClick={onDecline}>
          <HangUpIcon /> {t('call.decline')}
        </Button>
      </div>
    </Frame>
  )
}
