import { useUiText } from '@foyer/ui/text.tsx'
import type { CallSnapshot } from '../../session/call-session.ts'
import { Duration } from '../Duration.tsx'
import './CallState.css'
import { QualityMark } from './QualityMark.tsx'

type CallStateProps = Pick<CallSnapshot, 'phase' | 'since' | 'quality'> & { language: string }

/** Where the call stands: how long it has been going on, or what it is waiting for. */
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
