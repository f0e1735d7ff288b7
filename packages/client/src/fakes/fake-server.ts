import type { WireEvent } from '@foyer/contract/events/event.ts'
import { isFields, parseJson, type Fields } from '@foyer/contract/readers.ts'
import type { Fetch, PostInit } from '../transport.ts'

export type FakeStream = {
  send: (frame: object) => void
  comment: () => void
  end: () => void
  cut: () => void
}

/** How the server, or the road to it, behaves. */
export type Weather =
  'fine' | 'unreachable' | 'busy' | 'tooMany' | 'error' | 'noStreams' | 'silent' | 'expired'

/** A thread's log behind the visitor's endpoints, with weather. Every call is written down. */
export function fakeServer() {
  const log: WireEvent[] = []
  const streams = new Set<FakeStream & { lastSeq: number }>()
  const calls: { name: string; body: Fields; token: string | undefined }[] = []
  const state = { weather: 'fine' as Weather, head: 0 }
  const encoder = new TextEncoder()

  function answer(data: object): Response {
    return Response.json({ code: 200, data })
  }

  function after(lastSeq: number): WireEvent[] {
    return log.filter((event) => seqOf(event) > lastSeq)
  }

  function openStream(lastSeq: number, signal: AbortSignal): Response {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined
    const write = (text: string): void => {
      if (state.weather !== 'silent') controller?.enqueue(encoder.encode(text))
    }
    const stream = {
      lastSeq,
      send: (frame: object) => write(`data: ${JSON.stringify(frame)}\n\n`),
      comment: () => write(': heartbeat\n\n'),
      end: () => {
        streams.delete(stream)
        controller?.close()
      },
      cut: () => {
        streams.delete(stream)
        controller?.error(new TypeError('network'))
      },
    }
    const body = new ReadableStream<Uint8Array>({
      start: (made) => {
        controller = made
        streams.add(stream)
        stream.send({ type: 'hello', seq: state.head, status: 2, waitIndex: 0 })
        for (const event of after(lastSeq)) stream.send({ type: 'event', event })
      },
    })
    signal.addEventListener('abort', () => {
      if (!streams.delete(stream)) return
      controller?.error(new DOMException('aborted', 'AbortError'))
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }

  const fetch: Fetch = async (url, init) => {
    const name = url.split('/').at(-1) ?? ''
    const body = bodyOf(init)
    calls.push({ name, body, token: init.headers['token'] })
    if (state.weather === 'unreachable') throw new TypeError('fetch failed')
    if (state.weather === 'busy') return new Response('', { status: 503, headers: { 'retry-after': '3' } })
    if (state.weather === 'tooMany') return new Response('', { status: 429, headers: { 'retry-after': '3' } })
    if (state.weather === 'error') return Response.json({ code: 500, msg: '' }, { status: 500 })
    if (state.weather === 'expired')
      return Response.json({ code: 401, error: 'identity.expired', msg: '' }, { status: 401 })
    const lastSeq = Number(body['lastSeq'] ?? 0)
    if (name === 'stream') {
      if (state.weather === 'noStreams') return new Response('bad gateway', { status: 502 })
      return openStream(lastSeq, init.signal)
    }
    const events = after(lastSeq)
    if (name === 'getEventMsg')
      return answer({ status: 2, waitIndex: 0, msgList: events, lastSeq: state.head, more: false })
    return answer({ msgList: [], events, lastSeq: state.head, more: false })
  }

  return {
    fetch,
    calls,
    streams,
    countOf: (name: string): number => calls.filter((call) => call.name === name).length,
    weather: (): Weather => state.weather,
    setWeather: (weather: Weather): void => void (state.weather = weather),
    /** Adds an entry; `how` says whether the streams hear of it. */
    append: (how: 'told' | 'untold' = 'told'): WireEvent => {
      const event = sampleEvent(++state.head)
      log.push(event)
      if (how === 'told') for (const stream of streams) stream.send({ type: 'event', event })
      return event
    },
    /** The next place of the log, for an entry that only its writer hears of. */
    takePlace: (): number => ++state.head,
    /** An entry that visitors do not receive: it only takes a place. */
    appendHidden: (): void => {
      state.head += 1
      for (const stream of streams) stream.send({ type: 'status', seq: state.head, status: 2, waitIndex: 0 })
    },
  }
}

export type FakeServer = ReturnType<typeof fakeServer>

export function sampleEvent(seq: number): WireEvent {
  return {
    event_type: 1201,
    msgId: `t.${seq}`,
    seq,
    id: `agent-${seq}`,
    msgType: 1,
    senderType: 2,
    msgContent: `message ${seq}`,
    msgTime: 1_794_700_000_000 + seq,
  }
}

function seqOf(event: WireEvent): number {
  return 'seq' in event ? event.seq : 0
}

export function bodyOf({ body }: PostInit): Fields {
  const fields = parseJson(body)
  return isFields(fields) ? fields : {}
}
