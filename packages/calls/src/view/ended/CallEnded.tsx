import { useUiText } from '@foyer/ui/text.tsx'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { callTiming } from '@foyer/core/timing.ts'
import type { CallEnd } from '@foyer/contract/calls/ends.ts'
import { useEffect, useRef } from 'react'
import { Phone, Video, X } from 'lucide-react'
import { problemTexts } from '../ask/problem-texts.ts'
import type { MediaProblem } from '../../session/call-session.ts'
import type { UiKey } from '@foyer/i18n/keys.ts'
import { wordedDuration } from '../durations.ts'
import { useLostFocus } from '../use-lost-focus.ts'
import './CallEnded.css'

type CallEndedProps = {
  name: string
  /** How it ended, as this side reads it. */
  text: UiKey
  reason: CallEnd
  seconds: number
  isVideo: boolean
  problem: MediaProblem | undefined
  language: string
  /** Missing where nobody is there to be called. */
  onAgain: (() => void) | undefined
  onClose: () => void
}

/** These ends are intended, so their notice closes soon; the timeline records the call anyway. */
const shortlyShown: ReadonlySet<CallEnd> = new Set(['hungUp', 'cancelled', 'declined'])

/** A call is over: why, how long it was, and the way back into it. */
export function CallEnded(props: CallEndedProps) {
  const { name, text, reason, seconds, isVideo, problem, language, onAgain, onClose } = props
  const t = useUiText()
  const ref = useRef<HTMLElement>(null)
  useLostFocus(ref)
  useEffect(() => {
    if (!shortlyShown.has(reason)) return undefined
    const timer = setTimeout(onClose, callTiming.endShownMs)
    return () => clearTimeout(timer)
  }, [reason, onClose])
  return (
    <section ref={ref} className="call-ended" aria-label={t('call.with', { name })} tabIndex={-1}>
      <div className="call-ended-told">
        <div className="call-ended-words" role="status">
          <span className="call-name">
            <bdi>{name}</bdi>
          </span>
          <span>
            {t(text)}
            {seconds > 0 && `\u00a0· ${wordedDuration(seconds, language)}`}
          </span>
          {problem && <span className="call-ended-help">{t(problemTexts[problem].help)}</span>}
        </div>
        {onAgain && (
          <Button className="call-ended-again" onClick={onAgain}>
            {isVideo ? <Video size={20} /> : <Phone size={20} />} {t('call.again')}
          </Button>
        )}
      </div>
      <IconButton className="call-head-button" label={t('dialog.close')} onClick={onClose}>
        <X size={20} />
      </IconButton>
    </section>
  )
}
