import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HostEvent } from '@foyer/contract/host/events.ts'
import { pace } from '../pace.ts'
import type { Wish } from './asked.ts'
import { createConnection } from './connection.ts'

const origin = 'https://chat.example'

/** A frame as far as the connection sees it, with the page in it that was greeted. */
class AFrame extends EventTarget {
  readonly greetings: { hello: unknown; target: string; port: APort }[] = []
  isRemoved = false
  readonly contentWindow = {
    postMessage: (hello: unknown, target: string, [port]: [APort]) =>
      this.greetings.push({ hello, target, port }),
  }

  remove(): void {
    this.isRemoved = true
  }

  load(): void {
    this.dispatchEvent(new Event('load'))
  }
}

/** Two ends that hear each other at once: a real port would need real time. */
class APort {
  onmessage: ((event: { data: unknown }) => void) | undefined
  other: APort | undefined
  readonly heard: unknown[] = []
  isClosed = false

  postMessage(data: unknown): void {
    this.say(data)
  }

  say(data: unknown): void {
    this.other?.heard.push(data)
    this.other?.onmessage?.({ data })
  }

  close(): void {
    this.isClosed = true
  }
}

class AChannel {
  readonly port1 = new APort()
  readonly port2 = new APort()

  constructor() {
    this.port1.other = this.port2
    this.port2.other = this.port1
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('MessageChannel', AChannel)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function connection(introduction: Wish[] = []) {
  const frames: AFrame[] = []
  const heard: HostEvent[] = []
  const happened: string[] = []
  const made = createConnection({
    origin,
    channelId: 'demo',
    createFrame: () => {
      const frame = new AFrame()
      frames.push(frame)
      return frame as unknown as HTMLIFrameElement
    },
    introduce: async (ask) => {
      for (const wish of introduction) ask(wish).catch(() => {})
    },
    hear: (event) => heard.push(event),
    hearFrame: ({ type }) => happened.push(type),
    lost: () => happened.push('lost'),
  })
  return { ...made, frames, heard, happened }
}

const ready = { type: 'event', event: { name: 'ready' } }

describe('the connection to the frame', () => {
  it('greets from the load on, only the server, with a fresh port each time, until it answers', async () => {
    const { connect, frames, heard, isConnected } = connection()
    const connected = connect()
    const [frame] = frames
    vi.advanceTimersByTime(1000)
    expect(frame?.greetings).toEqual([])

    frame?.load()
    vi.advanceTimersByTime(2 * pace.helloMs)
    expect(frame?.greetings.map(({ hello, target }) => ({ hello, target }))).toEqual(
      Array.from({ length: 3 }, () => ({
        hello: { type: 'foyer:hello', version: 1, channelId: 'demo' },
        target: origin,
      })),
    )
    expect(new Set(frame?.greetings.map(({ port }) => port)).size).toBe(3)

    expect(isConnected()).toBe(false)
    frame?.greetings[1]?.port.say(ready)
    await connected
    expect(isConnected()).toBe(true)
    expect(heard).toEqual([{ name: 'ready' }])
    vi.advanceTimersByTime(60_000)
    expect(frame?.greetings).toHaveLength(3)
    expect(frame?.isRemoved).toBe(false)
  })

  it('takes away a frame that does not answer, and makes another for the next who asks', async () => {
    const { connect, ask, frames, happened } = connection()
    const [connected, asked] = [connect(), ask({ do: 'reset' })]
    frames[0]?.load()
    vi.advanceTimersByTime(pace.answerMs - 1)
    expect(frames[0]?.isRemoved).toBe(false)
    vi.advanceTimersByTime(1)
    expect(frames[0]?.isRemoved).toBe(true)
    expect(frames[0]?.greetings.every(({ port }) => port.other?.isClosed)).toBe(true)
    expect(happened).toEqual(['lost'])
    await expect(connected).rejects.toThrow('unavailable')
    await expect(asked).rejects.toThrow('unavailable')

    void connect()
    expect(frames).toHaveLength(2)
  })

  it('takes away a frame that never loads', async () => {
    const { connect, frames, happened } = connection()
    const connected = connect()
    vi.advanceTimersByTime(pace.answerMs)
    expect(frames[0]?.isRemoved).toBe(true)
    expect(happened).toEqual(['lost'])
    await expect(connected).rejects.toThrow('unavailable')
  })

  it('greets a frame that was loaded again, and tells it all again', async () => {
    const { connect, ask, frames, heard } = connection([{ do: 'theme', theme: 'dark' }])
    const connected = connect()
    const [frame] = frames
    frame?.load()
    frame?.greetings[0]?.port.say(ready)
    await connected
    const sent = ask({ do: 'send', text: 'Hello' })
    await Promise.resolve()

    frame?.load()
    await expect(sent).rejects.toThrow('unavailable')
    const again = connect()
    frame?.greetings[1]?.port.say(ready)
    await again
    expect(frame?.greetings[1]?.port.heard).toEqual([{ id: 3, do: 'theme', theme: 'dark' }])
    expect(heard).toEqual([{ name: 'ready' }])
    expect(frames).toHaveLength(1)
  })

  it('hears only the port that answered', async () => {
    const { connect, frames, heard, happened } = connection()
    const connected = connect()
    const [frame] = frames
    frame?.load()
    vi.advanceTimersByTime(pace.helloMs)
    const [first, second] = frame?.greetings.map(({ port }) => port) ?? []
    second?.say(ready)
    await connected
    first?.say({ type: 'close' })
    first?.say({ type: 'event', event: { name: 'unread', count: 1 } })
    second?.say({ type: 'event', event: { name: 'unread', count: 2 } })
    second?.say({ type: 'close' })
    expect(heard).toEqual([{ name: 'ready' }, { name: 'unread', count: 2 }])
    expect(happened).toEqual(['close'])
  })

  it('ends without a trace', async () => {
    const { connect, end, frames, happened } = connection()
    const connected = connect()
    frames[0]?.load()
    end('destroyed')
    await expect(connected).rejects.toThrow('destroyed')
    vi.advanceTimersByTime(60_000)
    expect(frames[0]?.greetings).toHaveLength(1)
    expect(happened).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})
