import { evictionMs } from '@foyer/contract/events/server-event.ts'
import type { Timings, Random } from '../timings.ts'
import type { Refused } from '../result.ts'
import type { Wake } from '../ports/wake.ts'
import { openStream, type StreamEnd, type StreamOptions } from './stream.ts'

type KeepOptions = Pick<StreamOptions, 'transport' | 'path' | 'onData'> & {
  /** Asked before each attempt: the cursor moves. */
  input: () => object
  timings: StreamOptions['timings'] & Pick<Timings, 'heartbeatMs' | 'pollMs'>
  wake: Wake
  random: Random
  /** The pause before the next attempt, after so many failures in a row. */
  pauseMs: (failures: number) => number
  onUp: () => void
  /** After each failed or broken attempt; `failures` starts at 1. Evicted: there will be no stream for a good while. */
  onDown: (failures: number, isEvicted: boolean) => void
  onRefused: (refused: Refused) => void
}

export type KeptStream = {
  stop: () => void
  /** The server asked to come back elsewhere: the old stream is read until the new one is due. */
  moveWithin: (ms: number) => void
  /** Drop it and connect again now, from the cursor. */
  restart: () => void
}

/** A push stream that comes back by itself for as long as it is wanted. */
export function keepStream(options: KeepOptions): KeptStream {
  const { transport, wake, random } = options
  const { clock } = transport
  let close = (): void => undefined
  let cancel = (): void => undefined
  let failures = 0
  let openedAt = 0
  let lastAlive = 0
  let isUp = false
  /** The server has asked not to be asked before. */
  let askedUntil = 0
  /** Said by the last frame of a stream that made room for others. */
  let evictedMs: number | undefined

  function connect(): void {
    close()
    cancel()
    close = openStream({
      ...options,
      input: options.input(),
      onData: (wire) => {
        const ms = evictionMs(wire)
        if (ms === undefined) options.onData(wire)
        else evictedMs = ms
      },
      onOpen: () => {
        isUp = true
        openedAt = clock.now()
        lastAlive = openedAt
        options.onUp()
      },
      onAlive: () => void (lastAlive = clock.now()),
      onEnd: down,
    })
  }

  function pauseAsked(end: StreamEnd): number {
    const evicted = evictedMs
    evictedMs = undefined
    // Evicted together, they must not all come back at the same moment.
    if (evicted !== undefined) return evicted * (1 + random() / 2)
    return end.reason === 'failed' && end.failed.kind === 'unknown' ? end.failed.retryAfterMs : 0
  }

  function down(end: StreamEnd): void {
    // A stream that breaks as soon as it opens is a failure like any other, or we would knock for ever. One that
    // outlived a poll was worth it, and its end says nothing about the next.
    if (isUp && clock.now() - openedAt > options.timings.pollMs) failures = 0
    isUp = false
    if (end.reason === 'failed' && end.failed.kind === 'refused') return options.onRefused(end.failed)
    failures += 1
    const isEvicted = evictedMs !== undefined
    const asked = pauseAsked(end)
    askedUntil = clock.now() + asked
    cancel()
    cancel = clock.after(Math.max(options.pauseMs(failures), asked), connect)
    options.onDown(failures, isEvicted)
  }

  const unsubscribe = wake.listen((news) => {
    const isFresh = isUp && clock.now() - lastAlive < options.timings.heartbeatMs
    // A network that came back is often another one: the old connection is dead and will not say so.
    const isWorthIt = news === 'online' || (news === 'shown' && !isFresh)
    if (isWorthIt && clock.now() >= askedUntil) connect()
  })
  connect()
  return {
    stop: () => {
      unsubscribe()
      cancel()
      close()
    },
    moveWithin: (ms) => {
      cancel()
      cancel = clock.after(random() * ms, connect)
    },
    restart: connect,
  }
}
