import { parseJson } from '@foyer/contract/readers.ts'
import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import type { Timings } from '../timings.ts'
import { readFailure, readJson } from '../read-answer.ts'
import { unknown, type Failed } from '../result.ts'
import type { Transport } from '../transport.ts'
import { createSseParser } from './sse-parser.ts'

/** Why a stream is over. `ended`: the server closed it in good order. */
export type StreamEnd = { reason: 'ended' } | { reason: 'failed'; failed: Failed }

export type StreamOptions = {
  transport: Transport
  path: string
  input: object
  timings: Pick<Timings, 'watchdogMs' | 'sendDeadlineMs'>
  /** The first bytes are here. */
  onOpen: () => void
  /** Any bytes at all, heartbeats too. */
  onAlive?: () => void
  onData: (frame: unknown) => void
  onEnd: (end: StreamEnd) => void
}

/** One push stream, read with fetch. The answer closes it, after which nothing more is reported. */
export function openStream(options: StreamOptions): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const watchdog = createWatchdog(options, () => {
    finish({ reason: 'failed', failed: unknown('timeout') })
  })

  function finish(end: StreamEnd): void {
    if (signal.aborted) return
    close()
    options.onEnd(end)
  }

  function close(): void {
    watchdog.stop()
    controller.abort()
  }

  void read(options, signal, watchdog.feed).then(finish, () => {
    ignoreExpected('the connection is lost; the caller connects again')
    finish({ reason: 'failed', failed: unknown('network') })
  })
  return close
}

async function read(options: StreamOptions, signal: AbortSignal, feed: () => void): Promise<StreamEnd> {
  const { transport, path, input, onOpen, onAlive, onData } = options
  const response = await transport.post(path, input, signal, 'text/event-stream')
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!response.ok || !isStream || !response.body) {
    return {
      reason: 'failed',
      failed: readFailure(response, await readJson(response), transport.clock.now()),
    }
  }
  const parse = createSseParser((data) => {
    if (signal.aborted) return
    try {
      // A frame that is no JSON is as unknown as one of a later version: the decoder drops both.
      onData(parseJson(data))
    } catch (error) {
      // A defect in a listener must not pass for a lost connection.
      reportError(error)
      throw error
    }
  })
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (let isOpen = false; ; isOpen = true) {
    const { done, value } = await reader.read()
    if (done || signal.aborted) return { reason: 'ended' }
    feed()
    // Headers alone prove nothing: a proxy that buffers sends them and then keeps the events to itself.
    if (!isOpen) onOpen()
    onAlive?.()
    parse(value)
  }
}

/** Silence longer than the heartbeat allows is a dead connection that nobody told us about. */
function createWatchdog({ transport, timings }: StreamOptions, onSilence: () => void) {
  let stop = transport.clock.after(timings.sendDeadlineMs, onSilence)
  return {
    feed: () => {
      stop()
      stop = transport.clock.after(timings.watchdogMs, onSilence)
    },
    stop: () => stop(),
  }
}
