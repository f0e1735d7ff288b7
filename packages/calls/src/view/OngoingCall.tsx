import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { useState, useEffect, useRef, type RefObject } from 'react'
import { Maximize2 } from 'lucide-react'
import type { CallSession, CallSnapshot } from '../session/call-session.ts'
import type { Person } from './person.ts'
import { useUiText } from '@foyer/ui/text.tsx'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { useLostFocus } from './use-lost-focus.ts'
import './OngoingCall.css'
import { CallState } from './window/CallState.tsx'
import { HangUpButton } from './window/HangUpButton.tsx'
import { MuteButton } from './window/MuteButton.tsx'
import { CallWindow } from './window/CallWindow.tsx'
import type { PlaceKeeper } from './window/use-window-place.ts'

type CallBarProps = {
  session: CallSession
  snapshot: CallSnapshot
  other: Person
  language: string
  onExpand: () => void
}

/** A call that was made small: a line above the conversation, which can be gone on with. */
function CallBar({ session, snapshot, other, language, onExpand }: CallBarProps) {
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
        <Maximize2 size={20} />
      </IconButton>
      <HangUpButton session={session} />
    </section>
  )
}

type RemoteSound = {
  audio: RefObject<HTMLAudioElement | null>
  /** With it: the browser wants a press before this page may be heard, as after a reload. */
  listen: (() => void) | undefined
}

/** Plays the other side's audio on the chosen speaker. */
function useRemoteSound(stream: MediaStream | undefined, speaker: string | undefined): RemoteSound {
  const audio = useRef<HTMLAudioElement>(null)
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    const element = audio.current
    if (!element || !stream) return undefined
    element.srcObject = stream
    play(element, setHeld)
    return () => {
      element.srcObject = null
    }
  }, [stream])

  useEffect(() => {
    const element = audio.current
    if (!element || speaker === undefined || !('setSinkId' in element)) return
    element.setSinkId(speaker).catch(() => ignoreExpected('the speaker is gone; the usual one goes on'))
  }, [speaker])

  return { audio, listen: isHeld ? () => audio.current && play(audio.current, setHeld) : undefined }
}

function play(element: HTMLAudioElement, setHeld: (isHeld: boolean) => void): void {
  element.play().then(
    () => setHeld(false),
    (error: unknown) => setHeld(error instanceof DOMException && error.name === 'NotAllowedError'),
  )
}

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
