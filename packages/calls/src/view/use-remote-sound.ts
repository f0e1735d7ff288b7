import { useEffect, useRef, useState, type RefObject } from 'react'

type RemoteSound = {
  audio: RefObject<HTMLAudioElement | null>
  /** With it: the browser wants a press before this page may be heard, as after a reload. */
  listen: (() => void) | undefined
}

/** What the other says, by the speaker that was chosen. */
export function useRemoteSound(stream: MediaStream | undefined, speaker: string | undefined): RemoteSound {
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
    // A speaker that is gone by now: the usual one goes on.
    void element.setSinkId(speaker).catch(() => undefined)
  }, [speaker])

  return { audio, listen: isHeld ? () => audio.current && play(audio.current, setHeld) : undefined }
}

function play(element: HTMLAudioElement, setHeld: (isHeld: boolean) => void): void {
  element.play().then(
    () => setHeld(false),
    (error: unknown) => setHeld(error instanceof DOMException && error.name === 'NotAllowedError'),
  )
}
