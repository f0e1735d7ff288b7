import { joinTabs } from '@foyer/client/events/tab-group.ts'
import type { Ports } from '@foyer/client/ports/ports.ts'
import type { Transport } from '@foyer/client/transport.ts'
import type { PresenceState } from '@foyer/contract/desk/presence.ts'
import type { DeskFrame, ViewingAgent } from '@foyer/contract/desk/thread.ts'
import { timings } from '../platform/timings.ts'
import type { DeskEvent } from './desk-event.ts'
import { openDeskStream, type DeskStream } from './desk-stream.ts'
import type { DeskState, Link } from './state.ts'

/** Messages from the tab that holds the stream to the other tabs. Any tab can send `read`. */
type Told =
  | { type: 'frame'; frame: DeskFrame }
  | { type: 'lost'; isVisible: boolean }
  | { type: 'presence'; state: PresenceState; beatAt: number }
  | { type: 'read'; threadId: string; seq: number }
  | { type: 'otherAgent' }

/** State for a tab that opens later: the server sends the viewers only once per stream. */
type About = {
  link: Link
  isVisible: boolean
  viewers: [string, readonly ViewingAgent[]][]
  beatAt: number | undefined
}

type Options = {
  ports: Ports
  transport: Transport
  get: () => DeskState
  dispatch: (event: DeskEvent) => void
  /** Called with this agent's presence as the server reports it. */
  onPresence: (state: PresenceState) => void
  /** Another agent signed in with this browser. */
  onOtherAgent: () => void
}

export type DeskLink = {
  stop: () => void
  /** The server asked to come back elsewhere. */
  moveWithin: (ms: number) => void
  sharePresence: (state: PresenceState) => void
  /** The server knows that the agent has read the thread up to here: the other tabs lower their counts. */
  shareRead: (threadId: string, seq: number) => void
}

/**
 * One stream for all tabs of an agent in one browser: over HTTP/1.1 a browser has six connections per host. The leader
 * holds the stream and repeats its frames; it alone answers `beat` and `reconnect`. Every tab reads its own lists, and
 * reads them again when frames may have passed it by.
 */
export function connect({ ports, transport, get, dispatch, onPresence, onOtherAgent }: Options): DeskLink {
  const { clock, wake } = ports
  const adminId = get().me
  let stream: DeskStream | undefined
  let cancelCover = (): void => undefined
  /** When the stream last asked for a beat. */
  let askedAt = 0

  const tabs = joinTabs<Told, About>({
    ports,
    name: `foyer:desk:${adminId}`,
    pingEveryMs: timings.leaderPingMs,
    answerWithinMs: timings.leaderAnswersMs,
    // Hidden tabs as well: notifications are for agents who look elsewhere.
    isWatching: () => true,
    lead,
    about: () => ({
      link: get().link,
      isVisible: wake.isVisible(),
      viewers: [...get().viewers],
      beatAt: get().beatAt,
    }),
    onLeader,
    onTold,
  })

  function lead(): () => void {
    cancelCover()
    // The link state so far describes another tab's stream.
    if (get().link === 'live') dispatch({ on: 'link', link: 'connecting' })
    stream = openDeskStream({
      ports,
      transport,
      adminId,
      onFrame: (frame) => {
        if (frame.type === 'beat') askedAt = clock.now()
        receive(frame)
        beatAfter(frame)
        if (frame.type !== 'beat' && frame.type !== 'reconnect') tabs.tell({ type: 'frame', frame })
      },
      onLost: () => {
        dispatch({ on: 'link', link: 'lost' })
        tabs.tell({ type: 'lost', isVisible: wake.isVisible() })
      },
      onOtherAgent: () => {
        tabs.tell({ type: 'otherAgent' })
        onOtherAgent()
      },
    })
    return () => {
      stream?.stop()
      stream = undefined
    }
  }

  function onLeader({ link, isVisible, viewers, beatAt }: About, hasMissed: boolean): void {
    cancelCover()
    if (beatAt !== undefined) dispatch({ on: 'beat', at: beatAt })
    if (link !== 'live') return follow(link, isVisible)
    if (!hasMissed && get().link === 'live') return
    receive({ type: 'hello' })
    for (const [threadId, agents] of viewers) receive({ type: 'viewers', threadId, agents: [...agents] })
  }

  function onTold(told: Told): void {
    switch (told.type) {
      case 'frame':
        if (told.frame.type === 'hello') cancelCover()
        receive(told.frame)
        return beatAfter(told.frame)
      case 'lost':
        return follow('lost', told.isVisible)
      case 'presence':
        dispatch({ on: 'beat', at: told.beatAt })
        return onPresence(told.state)
      case 'read':
        return dispatch({ on: 'read', threadId: told.threadId, seq: told.seq })
      case 'otherAgent':
        return onOtherAgent()
    }
  }

  /** The leader has no stream. Browsers slow the timers of hidden pages, so a visible tab does better. */
  function follow(link: Link, isLeaderVisible: boolean): void {
    dispatch({ on: 'link', link })
    cancelCover()
    if (!isLeaderVisible && wake.isVisible()) cancelCover = clock.after(timings.leaderAnswersMs, tabs.seize)
  }

  /** The server takes a new stream for a beat. */
  function beatAfter(frame: DeskFrame): void {
    if (frame.type === 'hello') dispatch({ on: 'beat', at: clock.now() })
  }

  function receive(frame: DeskFrame): void {
    dispatch({ on: 'frame', frame, at: clock.now() })
  }

  return {
    moveWithin: (ms) => stream?.moveWithin(ms),
    sharePresence: (state) => {
      dispatch({ on: 'beat', at: askedAt })
      onPresence(state)
      tabs.tell({ type: 'presence', state, beatAt: askedAt })
    },
    shareRead: (threadId, seq) => tabs.share({ type: 'read', threadId, seq }),
    stop: () => {
      cancelCover()
      tabs.leave()
    },
  }
}
