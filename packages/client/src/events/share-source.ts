import type { Pace } from '../pace.ts'
import type { Ports } from '../ports/ports.ts'
import type { WakeNews } from '../ports/wake.ts'
import type { Result } from '../result.ts'
import { startPolling } from './poll.ts'
import type { Connection, Received } from './received.ts'
import type { Sequencer } from './sequencer.ts'
import { joinTabs } from './tab-group.ts'

type ShareOptions = {
  ports: Ports
  pace: Pace
  name: string
  sequencer: Sequencer
  poll: () => Promise<Result<{ more: boolean }>>
  /** Opens this tab's own connection; called when it leads. */
  start: (report: (received: Received) => void) => () => void
  on: (received: Received) => void
}

/**
 * One connection for all tabs of a visitor: the others listen to the leader, each from its own place in the log. A
 * visible tab never relies on a leader without a stream: it polls for itself.
 */
export function shareSource({ ports, pace, name, sequencer, poll, start, on }: ShareOptions) {
  const { wake } = ports
  let stopPolling: (() => void) | undefined
  let connection: Connection = 'connecting'

  const tabs = joinTabs<Received, { connection: Connection; lastSeq: number }>({
    ports,
    name,
    pingEveryMs: pace.heartbeatMs,
    answerWithinMs: pace.pollMs,
    isWatching: wake.isVisible,
    lead: () => {
      quiet()
      return start((received) => {
        if (received.type === 'connection') connection = received.connection
        tell(received)
      })
    },
    about: () => ({ connection, lastSeq: sequencer.lastSeq() }),
    onLeader: (leader) => {
      if (leader.lastSeq > sequencer.lastSeq()) void poll()
      setConnection(leader.connection)
    },
    onTold: follow,
  })

  function tell(received: Received): void {
    on(received)
    tabs.tell(received)
  }

  function follow(message: Received): void {
    if (message.type === 'event') return sequencer.accept(message.event)
    if (message.type === 'connection') return setConnection(message.connection)
    if (message.type === 'status') sequencer.reach(message.seq)
    on(message)
  }

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
      pace,
      ask: poll,
      onAnswer: (result) => {
        if (result.ok && connection !== 'live') on({ type: 'connection', connection: 'polling' })
      },
    })
  }

  function onWake(news: WakeNews): void {
    if (tabs.isLeading()) return
    if (news === 'offline') return on({ type: 'connection', connection: 'offline' })
    on({ type: 'connection', connection })
    void poll()
    coverLeader()
  }

  function quiet(): void {
    stopPolling?.()
    stopPolling = undefined
  }

  const unsubscribe = wake.listen(onWake)
  return {
    tell,
    leave: () => {
      unsubscribe()
      quiet()
      tabs.leave()
    },
  }
}
