import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { useEffect, useRef, type RefObject } from 'react'

type StreamViewProps = {
  stream: MediaStream
  label: string
  className: string
  /** For whoever else must do something with the element. */
  element?: RefObject<HTMLVideoElement | null>
}

/** A picture that moves. Its sound has an element of its own, which stays when the picture goes. */
export function StreamView({ stream, label, className, element }: StreamViewProps) {
  const own = useRef<HTMLVideoElement>(null)
  const ref = element ?? own
  useEffect(() => {
    const video = ref.current
    if (!video) return undefined
    video.srcObject = stream
    // It is muted: no browser refuses.
    video.play().catch(() => ignoreExpected('a view that is gone need not play'))
    return () => {
      video.srcObject = null
    }
  }, [ref, stream])
  return <video ref={ref} className={className} aria-label={label} autoPlay playsInline muted />
}
