import type { CallSide } from '@foyer/contract/calls/ends.ts'
import type { CallSession, CallSnapshot } from '../../session/call-session.ts'
import type { CallDoor } from '../ask/call-door.ts'
import { endKey } from '../call-lines.ts'
import type { Person } from '../person.ts'
import { CallEnded } from './CallEnded.tsx'

type EndedCallProps = {
  session: CallSession
  door: CallDoor
  snapshot: CallSnapshot
  side: CallSide
  other: Person
  language: string
  canCall: boolean
}

/** What is known of the call that ended, as plain facts. */
export function EndedCall({ session, door, snapshot, side, other, language, canCall }: EndedCallProps) {
  const { call, reason = 'failed', media, problem } = snapshot
  const seconds = call && call.acceptTime > 0 ? Math.round((call.endTime - call.acceptTime) / 1000) : 0
  return (
    <CallEnded
      name={other.name}
      text={endKey(reason, call?.startedBy ?? side, side)}
      reason={reason}
      seconds={Math.max(0, seconds)}
      isVideo={media === 'video'}
      problem={problem}
      language={language}
      onAgain={canCall ? () => door.enter('start', media) : undefined}
      onClose={session.dismiss}
    />
  )
}
