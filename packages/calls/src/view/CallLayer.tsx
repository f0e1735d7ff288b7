import type { CallSide } from '@foyer/contract/calls/ends.ts'
import { useStore } from '@foyer/ui/use-store.ts'
import type { CallPhase, CallSession, CallSnapshot } from '../session/call-session.ts'
import type { CallDoor, Asking } from './ask/call-door.ts'
import { useUiText } from '@foyer/ui/text.tsx'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { Dialog } from '@foyer/ui/primitives/Dialog.tsx'
import { problemTexts } from './ask/problem-texts.ts'
import { endKey } from './call-lines.ts'
import { type Person, otherIn } from './person.ts'
import { CallEnded } from './ended/CallEnded.tsx'
import { IncomingCall } from './incoming/IncomingCall.tsx'
import { OngoingCall } from './OngoingCall.tsx'

type PermissionAskProps = { asking: Asking; name: string; door: CallDoor }

/** Before the browser asks: for what, and why. Where it would not even ask, what to do about that. */
export function PermissionAsk({ asking: { act, media, because }, name, door }: PermissionAskProps) {
  const t = useUiText()
  if (because === 'unasked')
    return (
      <Dialog
        title={t(`call.ask.${media}`)}
        onClose={door.turnBack}
        actions={
          <>
            <Button onClick={door.turnBack}>{t('call.ask.cancel')}</Button>
            <Button tone="accent" onClick={door.goOn}>
              {t('call.ask.go')}
            </Button>
          </>
        }
      >
        {t(`call.ask.${media}Why`, { name })}
      </Dialog>
    )
  const { title, help, mayPass } = problemTexts[because]
  return (
    <Dialog
      title={t(title)}
      onClose={door.turnBack}
      actions={
        <>
          <Button onClick={door.turnBack}>{t('dialog.close')}</Button>
          {mayPass && (
            <Button tone="accent" onClick={() => door.enter(act, media)}>
              {t('call.problem.again')}
            </Button>
          )}
        </>
      }
    >
      {t(help)}
    </Dialog>
  )
}

type EndedCallProps = {
  session: CallSession
  door: CallDoor
  snapshot: CallSnapshot
  side: CallSide
  other: Person
  language: string
  canCall: boolean
}

/** Derives the props of CallEnded from the snapshot. */
function EndedCall({ session, door, snapshot, side, other, language, canCall }: EndedCallProps) {
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

export type CallLayerProps = {
  session: CallSession
  door: CallDoor
  side: CallSide
  /** As `Intl` names it. */
  language: string
  /** The other participant; fills in a name that the call leaves empty. */
  other: Person
  /** Makes itself heard once; asked for as long as somebody calls. */
  ring: () => void
  /** Whether somebody is there to be called again. */
  canCall: boolean
}

/** All that is seen of a call: the way in, the ringing, the window, the end. Nothing while there is none. */
export function CallLayer({ session, door, side, language, other: known, ring, canCall }: CallLayerProps) {
  const snapshot = useStore(session)
  const asking = useStore(door)
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

/** The caller may have cancelled while the permission dialog was open. */
function isStillMeant(act: 'start' | 'accept', phase: CallPhase): boolean {
  return act === 'accept' ? phase === 'ringing' : phase === 'idle' || phase === 'ended'
}
