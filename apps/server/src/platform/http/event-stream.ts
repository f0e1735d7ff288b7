import type { ServerResponse } from 'node:http'
import { delivery } from '@foyer/core/timing.ts'

/** A reader that leaves this much unread is dropped; it comes back with its cursor and misses nothing. */
const maxUnreadBytes = 256 * 1024

/** One open push connection. There may be tens of thousands: it holds the response and nothing else. */
export class EventStream<Frame> {
  readonly #response: ServerResponse

  constructor(response: ServerResponse) {
    this.#response = response
  }

  send(frame: Frame): void {
    this.#write(`data: ${JSON.stringify(frame)}\n\n`)
  }

  /** A comment: keeps proxies from closing the connection and shows the client that it is alive. */
  beat(): void {
    this.#write(':\n\n')
  }

  end(): void {
    this.#response.end()
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

/** What every stream of this server can be told, whatever else its frames are. */
type Leaving = { type: 'reconnect'; withinMs: number }

/** All open streams of this node: one heartbeat for all, and one farewell. */
export function createStreams() {
  const open = new Set<EventStream<Leaving>>()
  /** Set once this node is leaving: within how long its streams are to be gone. */
  let leavingWithinMs: number | undefined
  const heartbeat = setInterval(() => open.forEach((stream) => stream.beat()), delivery.heartbeatMs)
  heartbeat.unref()

  return {
    add<Frame>(stream: EventStream<Frame | Leaving>): void {
      open.add(asLeaving(stream))
      if (leavingWithinMs !== undefined)
        asLeaving(stream).send({ type: 'reconnect', withinMs: leavingWithinMs })
    },
    remove<Frame>(stream: EventStream<Frame | Leaving>): void {
      open.delete(asLeaving(stream))
    },
    /**
     * Asks every client to go elsewhere at a moment of its own, so that they do not all come at once. Until then
     * this stream goes on: nobody is without one.
     */
    farewell(withinMs: number): void {
      leavingWithinMs = withinMs
      for (const stream of open) stream.send({ type: 'reconnect', withinMs })
    },
    endAll(): void {
      for (const stream of open) stream.end()
    },
    size: (): number => open.size,
    stop: (): void => clearInterval(heartbeat),
  }
}

export type Streams = ReturnType<typeof createStreams>

/** Every stream accepts a farewell; the set needs no more of it. */
function asLeaving(stream: unknown): EventStream<Leaving> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return stream as EventStream<Leaving>
}
