import { useUiText } from '@foyer/ui/text.tsx'
import type { CallSnapshot } from '../../session/call-session.ts'
import { clockDuration } from '../durations.ts'
import { useEffect, useState } from 'react'
import './CallState.css'

/** The time, told anew as often as a clock that shows seconds needs it. */
function useTick(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

/** How long both have talked. Screen readers may ask for it; it would disturb a call to be told every second. */
function Duration({ since, language }: { since: number; language: string }) {
  const now = useTick(1000)
  return (
    <bdi className="call-duration" role="timer">
      {clockDuration(now - since, language)}
    </bdi>
  )
}

/** How good the connection is: three bars, and words for those who hover or cannot see them. */
export function QualityMark({ quality }: { quality: CallSnapshot['quality'] }) {
  const t = useUiText()
  if (quality === 'unknown') return null
  const label = t(`call.quality.${quality}`)
  return (
    <>
      <span className={`call-quality call-quality-${quality}`} role="img" aria-label={label} title={label}>
        <i />
        <i />
        <i />
      </span>
      {quality === 'poor' && <span aria-hidden="true">{label}</span>}
    </>
  )
}

type CallStateProps = Pick<CallSnapshot, 'phase' | 'since' | 'quality'> & { language: string }

/** Status of the call: its duration, or the step in progress. */
export function CallState({ phase, since, quality, language }: CallStateProps) {
  const t = useUiText()
  const isLive = phase === 'live'
  return (
    <span className="call-state">
      {/* The region stands before its words come, or they are not read out. */}
      <span role="status" className="call-state-words">
        {phase === 'inviting' && t('call.inviting')}
        {phase === 'connecting' && t('call.connecting')}
        {phase === 'reconnecting' && t('call.reconnecting')}
      </span>
      {isLive && since > 0 && <Duration since={since} language={language} />}
      {isLive && <QualityMark quality={quality} />}
    </span>
  )
}
