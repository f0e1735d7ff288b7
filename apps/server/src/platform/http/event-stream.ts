import type { ServerResponse } from 'node:http'
import type { EvictedFrame } from '@foyer/contract/events/stream.ts'
import { delivery } from '@foyer/core/timing.ts'
import { streamTiming } from '../../node-timing.ts'
import type { Metrics } from '../observe/metrics.ts'
import { Failed } from './failed.ts'
import { createStreamHolders, type StreamCaps, type StreamHolder } from './stream-holders.ts'

/** A reader that leaves this much unread is dropped; it comes back with its cursor and misses nothing. */
const maxUnreadBytes = 256 * 1024

/** One open push connection. There may be tens of thousands: it holds the response and the encoder of its route. */
export class EventStream<Frame> {
  readonly #response: ServerResponse
  readonly #encode: (frame: unknown) => string

  /** `encode`: made of the route's schema, so that no field leaves that the contract does not name. */
  constructor(response: ServerResponse, encode: (frame: unknown) => string) {
    this.#response = response
    this.#encode = encode
  }

  send(frame: Frame): void {
    this.#write(`data: ${this.#encode(frame)}\n\n`)
  }

  /** A comment: keeps proxies from closing the connection and shows the client that it is alive. */
  beat(): void {
    this.#write(':\n\n')
  }

  end(): void {
    this.#response.end()
  }

  /** Ends it with a last frame and closes its connection, also when the other side reads nothing. */
  endWith(frame: Frame): void {
    const { socket } = this.#response
    this.send(frame)
    this.#response.end()
    socket?.destroySoon()
    setTimeout(() => socket?.destroy(), streamTiming.lastFrameMs).unref()
  }

  get isOpen(): boolean {
    return !this.#response.writableEnded && !this.#response.destroyed
  }

  #write(chunk: string): void {
    if (!this.isOpen) return
    if (this.#response.writableLength > maxUnreadBytes) {
      this.#response.destroy()
      return
    }
    this.#response.write(chunk)
  }
}

/** Frames that the server can send on every stream. */
type CommonFrame = { type: 'reconnect'; withinMs: number } | EvictedFrame

/** All open streams of this node: one heartbeat for all, one farewell, and how many there may be. */
export function createStreams(caps: StreamCaps, { evictedStreams, refusedStreams }: Metrics) {
  const open = createStreamHolders<EventStream<CommonFrame>>(caps)
  /** Set once this node is leaving: within how long its streams are to be gone. */
  let leavingWithinMs: number | undefined
  const heartbeat = setInterval(() => {
    for (const stream of open.all()) stream.beat()
  }, delivery.heartbeatMs)
  heartbeat.unref()

  return {
    /** Sends new streams elsewhere while this node is full; they come back at different moments. */
    assertRoom(): void {
      if (!open.isFull()) return
      refusedStreams.inc()
      throw new Failed('server.busy', streamTiming.fullNodeMs * (1 + 2 * Math.random()))
    },
    add<Frame>(stream: EventStream<Frame | CommonFrame>, holder: StreamHolder): void {
      for (const { stream: evicted, cap } of open.add(asCommon(stream), holder)) {
        evictedStreams.inc({ cap })
        evicted.endWith({ type: 'evicted', retryAfterMs: streamTiming.evictedMs })
      }
      if (leavingWithinMs !== undefined)
        asCommon(stream).send({ type: 'reconnect', withinMs: leavingWithinMs })
    },
    remove<Frame>(stream: EventStream<Frame | CommonFrame>): void {
      open.remove(asCommon(stream))
    },
    /**
     * Asks every client to go elsewhere at a moment of its own, so that they do not all come at once. Until then
     * this stream goes on: nobody is without one.
     */
    farewell(withinMs: number): void {
      leavingWithinMs = withinMs
      for (const stream of open.all()) stream.send({ type: 'reconnect', withinMs })
    },
    endAll(): void {
      for (const stream of open.all()) stream.end()
    },
    size: open.size,
    stop: (): void => clearInterval(heartbeat),
  }
}

export type Streams = ReturnType<typeof createStreams>

/** Every stream accepts these frames; the set needs no more of it. */
function asCommon(stream: unknown): EventStream<CommonFrame> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return stream as EventStream<CommonFrame>
}
