import { createStore, type Followed } from '@foyer/client/store.ts'
import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import type { CallSession } from '../../session/call-session.ts'
import { readinessFor, type Readiness } from './readiness.ts'

/** Something that needs the microphone, and what stands in its way. */
export type Asking = { act: 'start' | 'accept'; media: VideoType; because: Exclude<Readiness, 'ready'> }

/**
 * The way into a call. Whoever has not decided about microphone and camera is told why before the browser asks:
 * a question that comes out of the blue is answered with no, and browsers remember that.
 */
export type CallDoor = Followed<Asking | undefined> & {
  enter: (act: Asking['act'], media: VideoType) => void
  /** They know why now: the browser may ask. */
  goOn: () => void
  turnBack: () => void
}

export function createCallDoor(
  session: Pick<CallSession, 'start' | 'accept'>,
  askBrowser: (media: VideoType) => Promise<Readiness> = readinessFor,
): CallDoor {
  const { get, set, subscribe } = createStore<Asking | undefined>(undefined)
  /** Some browsers ask every time; who has read why once knows. */
  let isExplained = false

  async function enter(act: Asking['act'], media: VideoType): Promise<void> {
    const because = await askBrowser(media)
    const isOpen = because === 'ready' || (because === 'unasked' && isExplained)
    if (!isOpen) return set({ act, media, because })
    set(undefined)
    session[act](media)
  }

  return {
    get,
    subscribe,
    enter: (act, media) => void enter(act, media),
    goOn: () => {
      const asking = get()
      if (!asking) return
      const { act, media } = asking
      isExplained = true
      set(undefined)
      session[act](media)
    },
    turnBack: () => set(undefined),
  }
}
