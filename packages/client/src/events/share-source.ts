import type { Timings } from '../timings.ts'
import type { Ports } from '../ports/ports.ts'
import type { WakeNews } from '../ports/wake.ts'
import type { Result } from '../result.ts'
import { startPolling } from './poll.ts'
import type { Connection, Received } from './received.ts'
import type { Sequencer } from './sequencer.ts'
import { joinTabs } from './tab-group.ts'

type FollowOptions = {
  ports: Ports
  timings: Timings
  sequencer: Sequencer
  poll: () => Promise<Result<{ more: boolean }>>
  on: (received: Received) => void
}

/** What the leader's tab is worth to the others. */
type Leader = { connection: Connection; lastSeq: number }

/**
 * The work of a tab that follows: it takes what the leader tells from its own place in the log. A visible tab never
 * relies on a leader without a stream: it polls for itself.
 */
function createFollower({ ports, timings, sequencer, poll, on }: FollowOptions) {
  const { wake } = ports
  let stopPolling: (() => void) | undefined
  let connection: Connection = 'connecting'

  function setConnection(next: Connection): void {
    connection = next
    on({ type: 'connection', connection })
    coverLeader()
  }

  /** A hidden leader's timers are slowed down by the browser, a stream is not: only then can we rely on it. */
  function coverLeader(): void {
    if (connection === 'live' || !wake.isVisible()) return quiet()
    stopPolling ??= startPolling({
      ...ports,
      timings,
      ask: poll,
      onAnswer: (result) => {
        if (result.ok && connection !== 'live') on({ type: 'connection', connection: 'polling' })
      },
    })
  }

  function quiet(): void {
    stopPolling?.()
    stopPolling = undefined
  }

  return {
    connection: (): Connection => connection,
    /** This tab leads: its own connection is known from now on. */
    lead: (next: Connection): void => {
      connection = next
    },
    quiet,
    onLeader: (leader: Leader): void => {
      if (leader.lastSeq > sequencer.lastSeq()) void poll()
      setConnection(leader.connection)
    },
    onTold: (message: Received): void => {
      if (message.type === 'event') return sequencer.accept(message.event)
      if (message.type === 'connection') return setConnection(message.connection)
      if (message.type === 'status') sequencer.reach(message.seq)
      on(message)
    },
    onWake: (news: WakeNews): void => {
      if (news === 'offline') return on({ type: 'connection', connection: 'offline' })
      on({ type: 'connection', connection })
      void poll()
      coverLeader()
    },
  }
}

type ShareOptions = FollowOptions & {
  name: string
  /** Opens this tab's own connection; called when it leads. */
  start: (report: (received: Received) => void) => () => void
}

/** One connection for all tabs of a visitor: the leader holds it, the others listen to the leader. */
export function shareSource({ name, start, ...parts }: ShareOptions) {
  const { ports, timings, sequencer, on } = parts
  const { wake } = ports
  const follower = createFollower(parts)

  const tabs = joinTabs<Received, Leader>({
    ports,
    name,
    pingEveryMs: timings.heartbeatMs,
    answerWithinMs: timings.pollMs,
    isWatching: wake.isVisible,
    lead,
    about: () => ({ connection: follower.connection(), lastSeq: sequencer.lastSeq() }),
    onLeader: follower.onLeader,
    onTold: follower.onTold,
  })

  function lead(): () => void {
    follower.quiet()
    return start((received) => {
      if (received.type === 'connection') follower.lead(received.connection)
      tell(received)
    })
  }

  function tell(received: Received): void {
    on(received)
    tabs.tell(received)
  }

  const unsubscribe = wake.listen((news) => {
    if (!tabs.isLeading()) follower.onWake(news)
  })
  return {
    tell,
    leave: () => {
      unsubscribe()
      follower.quiet()
      tabs.leave()
    },
  }
}
