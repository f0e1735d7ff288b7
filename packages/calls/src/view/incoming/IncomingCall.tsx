import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import { useUiText } from '@foyer/ui/text.tsx'
import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import type { Person } from '../person.ts'
import './IncomingCall.css'
import { useLayoutEffect, useState, type RefCallback, useEffect } from 'react'
import { Phone, PhoneOff, Video } from 'lucide-react'
import { callTiming } from '@foyer/core/timing.ts'

/**
 * Above everything, also above a dialog that is open: such a one makes all else unreachable, so that there the answer
 * has to be a dialog itself. Otherwise it is none: a dialog takes the focus from whoever is writing.
 */
function useOnTop(): { Frame: 'dialog' | 'div'; ref: RefCallback<HTMLElement> } {
  const [isCovered] = useState(isDialogOpen)
  const [card, setCard] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (!card) return undefined
    if (!(card instanceof HTMLDialogElement)) {
      card.showPopover()
      return () => {
        if (card.isConnected) card.hidePopover()
      }
    }
    const show = (): void => {
      card.showModal()
      // Not on a button: what somebody types right now must not answer the call.
      card.focus()
    }
    show()
    // Browsers close at the second Escape in a row, without asking.
    card.addEventListener('close', show)
    return () => {
      card.removeEventListener('close', show)
      card.close()
    }
  }, [card])
  return { Frame: isCovered ? 'dialog' : 'div', ref: setCard }
}

function isDialogOpen(): boolean {
  return typeof document !== 'undefined' && document.querySelector('dialog:modal') !== null
}

/** Again and again, for as long as this is on screen. */
function useRinging(ring: () => void): void {
  useEffect(() => {
    ring()
    const timer = setInterval(ring, callTiming.ringAgainMs)
    return () => clearInterval(timer)
  }, [ring])
}

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
          {media === 'video' ? <Video size={20} /> : <Phone size={20} />} {t('call.accept')}
        </Button>
        {media === 'video' && (
          <Button onClick={() => onAccept('voice')}>
            <Phone size={20} /> {t('call.acceptVoice')}
          </Button>
        )}
        <Button className="call-answer-no" onClick={onDecline}>
          <PhoneOff size={20} /> {t('call.decline')}
        </Button>
      </div>
    </Frame>
  )
}
