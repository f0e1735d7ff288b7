import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import type { CallSession } from '../../session/call-session.ts'
import { readinessFor, type Readiness } from './readiness.ts'

/** Something that needs the microphone, and what stands in its way. */
export type Asking = { act: 'start' | 'accept'; media: VideoType; because: Exclude<Readiness, 'ready'> }

/**
 * The way into a call. Whoever has not decided about microphone and camera is told why before the browser asks:
 * a question that comes out of the blue is answered with no, and browsers remember that.
 */
export type CallDoor = {
  getSnapshot: () => Asking | undefined
  subscribe: (onChange: () => void) => () => void
  enter: (act: Asking['act'], media: VideoType) => void
  /** They know why now: the browser may ask. */
  goOn: () => void
  turnBack: () => void
}

export function createCallDoor(
  session: Pick<CallSession, 'start' | 'accept'>,
  askBrowser: (media: VideoType) => Promise<Readiness> = readinessFor,
): CallDoor {
  let asking: Asking | undefined
  /** Some browsers ask every time; who has read why once knows. */
  let isExplained = false
  const listeners = new Set<() => void>()

  function set(next: Asking | undefined): void {
    asking = next
    for (const listener of listeners) listener()
  }

  async function enter(act: Asking['act'], media: VideoType): Promise<void> {
    const because = await askBrowser(media)
    const isOpen = because === 'ready' || (because === 'unasked' && isExplained)
    if (!isOpen) return set({ act, media, because })
    set(undefined)
    session[act](media)
  }

  return {
    getSnapshot: () => asking,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    enter: (act, media) => void enter(act, media),
    goOn: () => {
      if (!asking) return
      const { act, media } = asking
      isExplained = true
      set(undefined)
      session[act](media)
    },
    turnBack: () => set(undefined),
  }
}
