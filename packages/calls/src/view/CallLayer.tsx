import type { CallSide } from '@foyer/contract/calls/ends.ts'
import { useSyncExternalStore } from 'react'
import type { CallPhase, CallSession } from '../session/call-session.ts'
import type { CallDoor } from './ask/call-door.ts'
import { PermissionAsk } from './ask/PermissionAsk.tsx'
import { EndedCall } from './ended/EndedCall.tsx'
import { IncomingCall } from './incoming/IncomingCall.tsx'
import { OngoingCall } from './OngoingCall.tsx'
import { otherIn, type Person } from './person.ts'
import { useCall } from './use-call.ts'

export type CallLayerProps = {
  session: CallSession
  door: CallDoor
  side: CallSide
  /** As `Intl` names it. */
  language: string
  /** Whoever the conversation is with: calls may leave their name open. */
  other: Person
  /** Makes itself heard once; asked for as long as somebody calls. */
  ring: () => void
  /** Whether somebody is there to be called again. */
  canCall: boolean
}

/** All that is seen of a call: the way in, the ringing, the window, the end. Nothing while there is none. */
export function CallLayer({ session, door, side, language, other: known, ring, canCall }: CallLayerProps) {
  const snapshot = useCall(session)
  const asking = useSyncExternalStore(door.subscribe, door.getSnapshot, door.getSnapshot)
  const { phase, media, call } = snapshot
  const other = otherIn(call, side, known)
  return (
    <>
      {phase === 'ringing' && (
        <IncomingCall
          other={other}
          media={media}
          onAccept={(as) => door.enter('accept', as)}
          onDecline={session.decline}
          ring={ring}
        />
      )}
      {isOngoing(phase) && (
        <OngoingCall session={session} snapshot={snapshot} other={other} language={language} />
      )}
      {phase === 'ended' && (
        <EndedCall session={session} door={door} {...{ snapshot, side, other, language, canCall }} />
      )}
      {asking && isStillMeant(asking.act, phase) && (
        <PermissionAsk asking={asking} name={other.name} door={door} />
      )}
    </>
  )
}

function isOngoing(phase: CallPhase): boolean {
  return phase === 'inviting' || phase === 'connecting' || phase === 'live' || phase === 'reconnecting'
}

/** Who was to be answered may have given up meanwhile. */
function isStillMeant(act: 'start' | 'accept', phase: CallPhase): boolean {
  return act === 'accept' ? phase === 'ringing' : phase === 'idle' || phase === 'ended'
}
