import { useState } from 'react'
import type { CallSession, CallSnapshot } from '../session/call-session.ts'
import type { Person } from './person.ts'
import { useRemoteSound } from './use-remote-sound.ts'
import { CallBar } from './window/CallBar.tsx'
import { CallWindow } from './window/CallWindow.tsx'
import type { PlaceKeeper } from './window/use-window-place.ts'

type OngoingCallProps = { session: CallSession; snapshot: CallSnapshot; other: Person; language: string }

/** Places outlive the views: another layout, or a call that was made small, finds the window where it was. */
const keepers = new WeakMap<CallSession, PlaceKeeper>()

/** A call that is going on: what is heard of it stays, whether it is large or small. */
export function OngoingCall({ session, snapshot, other, language }: OngoingCallProps) {
  const [isSmall, setSmall] = useState(false)
  const [speaker, setSpeaker] = useState<string>()
  const { audio, listen } = useRemoteSound(snapshot.remote, speaker)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written down what is said right now */}
      <audio ref={audio} autoPlay />
      {isSmall && <CallBar {...{ session, snapshot, other, language }} onExpand={() => setSmall(false)} />}
      <CallWindow
        {...{ session, snapshot, other, language, listen, speaker }}
        keeper={keeperOf(session)}
        isShown={!isSmall}
        onMinimise={() => setSmall(true)}
        onSpeaker={setSpeaker}
      />
    </>
  )
}

function keeperOf(session: CallSession): PlaceKeeper {
  const known = keepers.get(session)
  if (known) return known
  const made: PlaceKeeper = { place: undefined }
  keepers.set(session, made)
  return made
}
