import { visitorPath } from '@foyer/contract/paths.ts'
import { decodeFrame } from '@foyer/contract/events/server-event.ts'
import { reconnectMs, type Timings } from '../timings.ts'
import type { Ports } from '../ports/ports.ts'
import type { Refused, Result } from '../result.ts'
import type { Transport } from '../transport.ts'
import { keepStream } from './keep-stream.ts'
import { startPolling } from './poll.ts'
import type { Connection, Received } from './received.ts'
import type { Sequencer } from './sequencer.ts'

export type SourceOptions = {
  ports: Ports
  transport: Transport
  timings: Timings
  who: { userId: string; pollId: string }
  sequencer: Sequencer
  /** One getEventMsg whose events have already gone through the sequencer. */
  poll: () => Promise<Result<{ more: boolean }>>
  on: (received: Received) => void
}

/**
 * This tab's own connection: the stream, and polling while the stream fails. It only feeds the sequencer;
 * what comes out of that is the same for both roads. The answer stops it.
 */
export function startSource(options: SourceOptions): () => void {
  const { ports, timings, who, sequencer, on } = options
  const state = { isLive: false, isPolled: false, hasPollFailed: false, isCut: !ports.wake.isOnline() }
  let stopPolling: (() => void) | undefined
  /** The server has asked us to do without a stream. */
  let isEvicted = false

  function report(): void {
    on({ type: 'connection', connection: connectionOf(state) })
  }

  function onRefused(refused: Refused): void {
    if (refused.http === 401) {
      stop()
      return on({ type: 'refused', refused })
    }
    // Anything else is this road's trouble (a server without the stream, say): polling goes on.
    poll()
  }

  function poll(): void {
    stopPolling ??= startPolling({
      ...ports,
      timings,
      ask: options.poll,
      onAnswer: (result) => {
        state.isPolled = result.ok
        if (result.ok) state.isCut = false
        // The server was away and is back: its streams are too, and polls cost it more.
        if (result.ok && state.hasPollFailed && !isEvicted) stream.moveWithin(2 * timings.pollMs)
        // A `tooMany` answer proves that the server is reachable.
        state.hasPollFailed = !result.ok && !(result.kind === 'unknown' && result.reason === 'tooMany')
        if (!result.ok && result.kind === 'refused') return onRefused(result)
        report()
      },
    })
  }

  const stream = keepStream({
    ...ports,
    transport: options.transport,
    timings,
    path: visitorPath('stream'),
    input: () => ({ ...who, lastSeq: sequencer.lastSeq() }),
    pauseMs: (failures) =>
      stopPolling
        ? timings.streamRetryWhilePollingMs * (0.5 + ports.random())
        : reconnectMs(failures, timings, ports.random),
    onUp: () => {
      isEvicted = false
      Object.assign(state, { isLive: true, isPolled: false, hasPollFailed: false, isCut: false })
      stopPolling?.()
      stopPolling = undefined
      report()
    },
    onDown: (failures, wasEvicted) => {
      state.isLive = false
      isEvicted ||= wasEvicted
      if (isEvicted || failures >= timings.streamTriesBeforePolling) poll()
      report()
    },
    onRefused,
    onData: (wire) => {
      const frame = decodeFrame(wire)
      if (frame?.type === 'event') sequencer.accept(frame.event)
      else if (frame?.type === 'reconnect') stream.moveWithin(frame.withinMs)
      else if (frame?.type === 'refetch') void sequencer.catchUp().then(stream.restart)
      else if (frame?.type === 'growing' || frame?.type === 'call') on(frame)
      else if (frame?.type === 'hello') on({ ...frame, type: 'status', seq: sequencer.lastSeq() })
      else if (frame) {
        sequencer.reach(frame.seq)
        on(frame)
      }
    },
  })

  const unsubscribe = ports.wake.listen((news) => {
    if (news === 'shown') return
    state.isCut = news === 'offline'
    // Until it has been opened anew, the stream of the lost network counts for nothing.
    state.isLive = false
    report()
  })

  function stop(): void {
    unsubscribe()
    stopPolling?.()
    stream.stop()
  }

  report()
  return stop
}

type SourceState = { isLive: boolean; isPolled: boolean; hasPollFailed: boolean; isCut: boolean }

/** One broken stream is no bad news yet; a browser without a network, or a poll that fails too, is. */
function connectionOf({ isLive, isPolled, hasPollFailed, isCut }: SourceState): Connection {
  if (isCut) return 'offline'
  if (isLive) return 'live'
  if (isPolled) return 'polling'
  return hasPollFailed ? 'offline' : 'connecting'
}
