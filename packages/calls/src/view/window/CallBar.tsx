import { useUiText } from '@foyer/ui/text.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { useRef } from 'react'
import type { CallSession, CallSnapshot } from '../../session/call-session.ts'
import { ExpandIcon } from '../icons/ExpandIcon.tsx'
import type { Person } from '../person.ts'
import { useLostFocus } from '../use-lost-focus.ts'
import './CallBar.css'
import { CallState } from './CallState.tsx'
import { HangUpButton } from './HangUpButton.tsx'
import { MuteButton } from './MuteButton.tsx'

type CallBarProps = {
  session: CallSession
  snapshot: CallSnapshot
  other: Person
  language: string
  onExpand: () => void
}

/** A call that was made small: a line above the conversation, which can be gone on with. */
export function CallBar({ session, snapshot, other, language, onExpand }: CallBarProps) {
  const t = useUiText()
  const ref = useRef<HTMLElement>(null)
  useLostFocus(ref)
  return (
    <section ref={ref} className="call-bar" tabIndex={-1} aria-label={t('call.with', { name: other.name })}>
      <div className="call-bar-who">
        <span className="call-name">
          <bdi>{other.name}</bdi>
        </span>
        <CallState {...snapshot} language={language} />
      </div>
      <MuteButton session={session} isMuted={snapshot.mine.isMuted} />
      <IconButton className="call-control" label={t('call.expand')} onClick={onExpand}>
        <ExpandIcon />
      </IconButton>
      <HangUpButton session={session} />
    </section>
  )
}
