import type { Pace } from '../pace.ts'
import type { Ports } from '../ports/ports.ts'
import type { WakeNews } from '../ports/wake.ts'
import type { Result } from '../result.ts'
import { startPolling } from './poll.ts'
import type { Connection, Received } from './received.ts'
import type { Sequencer } from './sequencer.ts'

/** Between tabs: what the leader hears, what it knows, and the question whether it is still there. */
type TabMessage = Received | { type: 'leader'; connection: Connection; lastSeq: number } | { type: 'ping' }

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
 * One connection for all tabs of a browser: the leader holds it and repeats what it hears, the others listen,
 * each from its own place in the log. A leader that does not answer (a frozen tab) is replaced, and a tab that
 * somebody looks at never relies on a leader without a stream: it polls for itself.
 */
export function shareSource({ ports, pace, name, sequencer, poll, start, on }: ShareOptions) {
  const { clock, wake, locks } = ports
  let stopSource: (() => void) | undefined
  let stopPolling: (() => void) | undefined
  let connection: Connection = 'connecting'
  let cancelDoubt = (): void => undefined
  let cancelPing = (): void => undefined

  const channel = ports.channel<TabMessage>(name, (message) => {
    if (message.type === 'ping') {
      if (stopSource) introduce()
    } else if (!stopSource) follow(message)
  })

  function tell(received: Received): void {
    on(received)
    if (stopSource) channel.post(received)
  }

  function introduce(): void {
    channel.post({ type: 'leader', connection, lastSeq: sequencer.lastSeq() })
  }

  function lead(): void {
    quiet()
    stopSource = start((received) => {
      if (received.type === 'connection') connection = received.connection
      tell(received)
    })
    introduce()
  }

  function follow(message: Exclude<TabMessage, { type: 'ping' }>): void {
    cancelDoubt()
    if (message.type === 'event') return sequencer.accept(message.event)
    if (message.type === 'leader') {
      if (message.lastSeq > sequencer.lastSeq()) void poll()
      return setConnection(message.connection)
    }
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
    if (connection === 'live' || !wake.isVisible()) {
      stopPolling?.()
      stopPolling = undefined
      return
    }
    stopPolling ??= startPolling({
      ...ports,
      pace,
      ask: poll,
      onAnswer: (result) => {
        if (result.ok && connection !== 'live') on({ type: 'connection', connection: 'polling' })
      },
    })
  }

  /** While somebody looks at this tab, it makes sure now and then that the leader is alive. */
  function ping(): void {
    cancelPing()
    if (stopSource) return
    if (wake.isVisible()) {
      channel.post({ type: 'ping' })
      cancelDoubt()
      cancelDoubt = clock.after(pace.pollMs, candidacy.seize)
    }
    cancelPing = clock.after(pace.heartbeatMs, ping)
  }

  function onWake(news: WakeNews): void {
    if (stopSource) return
    if (news === 'offline') return on({ type: 'connection', connection: 'offline' })
    on({ type: 'connection', connection })
    void poll()
    coverLeader()
    ping()
  }

  function quiet(): void {
    stopPolling?.()
    stopPolling = undefined
    cancelDoubt()
    cancelPing()
  }

  function lose(): void {
    stopSource?.()
    stopSource = undefined
    ping()
  }

  const candidacy = locks.lead(name, { onLead: lead, onLost: lose })
  const deafen = wake.listen(onWake)
  ping()
  return {
    tell,
    leave: () => {
      deafen()
      quiet()
      stopSource?.()
      stopSource = undefined
      candidacy.leave()
      channel.close()
    },
  }
}
