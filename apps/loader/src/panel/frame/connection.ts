import type { FrameAnswer, HostEvent, HostFailure } from '@foyer/contract/host/events.ts'

import { failure, ignoreFailure } from '../failure.ts'
import { pace } from '../pace.ts'
import { createAsked, type Wish } from './asked.ts'
import { greet } from './greet.ts'
import { readAnswer } from './read-answer.ts'

type Deferred<T> = {
  promise: Promise<T>
  resolve: (value: T) => void
  reject: (reason: Error) => void
}

/** `Promise.withResolvers`, which visitors' browsers of 2023 lack. */
function defer<T>(): Deferred<T> {
  let resolve: Deferred<T>['resolve'] = () => {}
  let reject: Deferred<T>['reject'] = () => {}
  const promise = new Promise<T>((done, failed) => {
    resolve = done
    reject = failed
  })
  return { promise, resolve, reject }
}

/** The visitor closed or opened the chat from inside, or the conversation has changed. */
export type FrameTold = Exclude<FrameAnswer, { type: 'done' | 'failed' | 'event' }>

type Around = {
  /** The server's. Nobody else is spoken to, and nobody else is heard. */
  origin: string
  channelId: string
  /** A frame on its way, already on the page. */
  createFrame: () => HTMLIFrameElement
  /** Sends the initial commands to a frame, again after each reload. */
  introduce: (ask: (wish: Wish) => Promise<unknown>) => Promise<void>
  hear: (event: HostEvent) => void
  /** Receives messages from the frame that are not events for the site. */
  hearFrame: (told: FrameTold) => void
  /** It was removed, because it did not answer. */
  lost: () => void
}

/** The frame from its creation to its end: greeted at every load, watched until it answers, removed if it does not. */
export function createConnection(around: Around) {
  const asked = createAsked()
  let frame: HTMLIFrameElement | undefined
  let port: MessagePort | undefined
  let greeting: ReturnType<typeof greet> | undefined
  let watch: ReturnType<typeof setTimeout> | undefined
  let connected: Deferred<void> | undefined
  let wasReady = false

  function connect(): Promise<void> {
    if (!connected) {
      connected = expectAnswer()
      frame = around.createFrame()
      frame.addEventListener('load', load)
      frame.addEventListener('error', fail)
    }
    return connected.promise
  }

  function load(): void {
    const window = frame?.contentWindow
    if (!window) return
    // It was reloaded, or went somewhere: whatever was asked of the page before is lost with it.
    if (port) connected = expectAnswer()
    port = undefined
    asked.failAll('unavailable')
    greeting?.end()
    greeting = greet(window, around.origin, around.channelId, hear)
    startWatch()
  }

  function hear(data: unknown, from: MessagePort): void {
    const answer = readAnswer(data)
    if (!answer) return
    if (answer.type === 'done' || answer.type === 'failed') asked.answered(answer)
    else if (answer.type === 'event' && answer.event.name === 'ready') void begin(from)
    else if (from !== port) return
    else if (answer.type === 'event') around.hear(answer.event)
    else around.hearFrame(answer)
  }

  async function begin(from: MessagePort): Promise<void> {
    clearTimeout(watch)
    greeting?.enough()
    port = from
    const { resolve } = connected ?? defer<void>()
    await around.introduce((wish) => asked.ask(from, wish))
    resolve()
    // That it was loaded again is nobody's concern.
    if (!wasReady) around.hear({ name: 'ready' })
    wasReady = true
  }

  function expectAnswer(): Deferred<void> {
    const expected = defer<void>()
    // Hovering is no question: nobody may be waiting for the answer.
    expected.promise.catch(ignoreFailure)
    startWatch()
    return expected
  }

  function startWatch(): void {
    clearTimeout(watch)
    watch = setTimeout(fail, pace.answerMs)
  }

  function fail(): void {
    end('unavailable')
    around.lost()
  }

  function end(reason: HostFailure): void {
    clearTimeout(watch)
    greeting?.end()
    frame?.remove()
    asked.failAll(reason)
    connected?.reject(failure(reason))
    frame = port = greeting = connected = undefined
    wasReady = false
  }

  return {
    connect,
    end,
    /** Waits for the frame, and makes one if there is none. */
    ask: async (wish: Wish): Promise<unknown> => {
      await connect()
      if (!port) throw failure('unavailable')
      return asked.ask(port, wish)
    },
    isConnected: () => port !== undefined,
    frame: () => frame,
  }
}
