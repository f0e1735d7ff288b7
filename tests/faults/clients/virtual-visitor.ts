import type { VisitorApi } from '@foyer/contract/api.ts'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { visitorPath } from '@foyer/contract/paths.ts'
import { createClient, type Client } from '@foyer/client/client.ts'
import { receive } from '@foyer/client/events/receive.ts'
import type { Received } from '@foyer/client/events/received.ts'
import { newId } from '@foyer/client/new-id.ts'
import { createTransport } from '@foyer/client/transport.ts'
import type { RawStorage } from '@foyer/client/storage.ts'
import type { History } from '../history.ts'
import { lonelyBrowser, timings, type Browser } from './ports.ts'
import { createSender, type Sender } from './sender.ts'
import { sightOf } from './sight-of.ts'
import { threadOfToken } from './thread-of-token.ts'
import { untilOk } from './until-ok.ts'

export type VisitorOptions = {
  address: string
  history: History
  channelId: string
  /** `poll` cannot have a stream, as behind some company proxies. */
  road: 'stream' | 'poll'
  browser?: Browser
  storage?: RawStorage
  /** The browser's own name, and the identity it has already. */
  pid?: string
  token?: string
  name?: string
  /** Under whose name it sends: tabs of a browser share one outbox. */
  by?: string
  onReceived?: (received: Received) => void
}

export type Started = {
  userId: string
  pollId: string
  sessionId: string
  token: string
  lastSeq: number
  thread: string
}

export type VirtualVisitor = Sender & {
  address: string
  name: string
  road: VisitorOptions['road']
  browser: Browser
  started: Started
  client: Client<VisitorApi>
  lastSeen: () => number
  listen: (onReceived: (received: Received) => void) => void
}

/** A visitor made of the widget's own parts: client, outbox, stream with poll fallback, sequencer. */
export async function startVisitor(options: VisitorOptions): Promise<VirtualVisitor> {
  const { history, browser = lonelyBrowser(), address } = options
  let token = options.token
  const transport = createTransport({
    clock: browser.clock,
    token: () => token,
    base: address,
    fetch: fetchFor(options.road),
  })
  const client = createClient<VisitorApi>(visitorPath, {
    transport,
    requestTimeoutMs: timings.sendDeadlineMs,
  })
  const input = { channelId: options.channelId, pid: options.pid ?? newId(), locale: 'en' }
  const answer = await untilOk(() => client.chatStart(input))
  token = answer.token
  const started = { ...answer, thread: threadOfToken(answer.token) }
  const { userId, thread } = started
  const name = options.name ?? `visitor ${userId.slice(0, 6)}`
  let lastSeen = 0
  let onReceived = options.onReceived

  const stop = receive({
    ports: browser,
    transport,
    client,
    timings,
    who: started,
    lastSeq: started.lastSeq,
    on: (received) => {
      onReceived?.(received)
      if (received.type !== 'event' || received.event.kind !== 'message') return
      lastSeen = received.event.message.seq
      history.see({ observer: name, kind: 'visitorLive', thread, ...sightOf(received.event.message) })
    },
  })
  const sender = createSender({
    browser,
    ...(options.storage && { storage: options.storage }),
    history,
    thread,
    by: options.by ?? name,
    post: ({ id, text }) =>
      client.sendMsg({ userId, id, msgContent: text, msgType: 1 }, { deadlineMs: timings.sendDeadlineMs }),
  })
  return {
    ...sender,
    address,
    road: options.road,
    name,
    browser,
    started,
    client,
    lastSeen: () => lastSeen,
    listen: (listener) => void (onReceived = listener),
    close: () => {
      stop()
      sender.close()
    },
  }
}

/** A network that lets everything through but the stream. */
function fetchFor(road: VisitorOptions['road']): typeof globalThis.fetch {
  if (road === 'stream') return globalThis.fetch
  return (url, init) =>
    typeof url === 'string' && url.endsWith(pathOf('stream'))
      ? Promise.reject(new TypeError('no streams here'))
      : globalThis.fetch(url, init)
}
