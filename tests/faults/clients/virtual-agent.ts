import { setTimeout as sleep } from 'node:timers/promises'
import type { DeskApi } from '@foyer/contract/desk/api.ts'
import { decodeEvent } from '@foyer/contract/events/server-event.ts'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { deskPath } from '@foyer/contract/paths.ts'
import { createClient, type Client } from '@foyer/client/client.ts'
import { keepStream } from '@foyer/client/events/keep-stream.ts'
import { createSequencer, seqOf, type ReadAfter, type Sequencer } from '@foyer/client/events/sequencer.ts'
import { backoffMs } from '@foyer/client/timings.ts'
import { createTransport } from '@foyer/client/transport.ts'
import type { History } from '../history.ts'
import { deskFrame } from './desk-frame.ts'
import { lonelyBrowser, timings } from './ports.ts'
import { createSender, type Sender } from './sender.ts'
import { sightOf } from './sight-of.ts'
import { signIn } from './sign-in.ts'
import { untilOk } from './until-ok.ts'

export type VirtualAgent = {
  name: string
  adminId: string
  client: Client<DeskApi>
  headers: Record<string, string>
  /** Takes a thread (or already has it) and follows it from its beginning. */
  take: (thread: string) => Promise<void>
  reply: (thread: string, text: string) => string
  pending: () => number
  lastSeen: (thread: string) => number
  close: () => void
}

type Options = { address: string; history: History; email: string; adminId: string }

type Followed = {
  sequencer: Sequencer
  sender: Sender
  lastSeen: number
  /** Reads under way, which a sequencer does not interrupt to begin another. */
  reads: number
  /** Whether to read once more when they are done. */
  isBehind: boolean
}

/** An agent at a desk: one push stream for all own threads, the log read again wherever a gap shows. */
export async function startAgent({ address, history, email, adminId }: Options): Promise<VirtualAgent> {
  const name = `agent ${email.split('@')[0]}`
  const browser = lonelyBrowser()
  const headers = await signIn(address, email)
  const transport = createTransport({
    clock: browser.clock,
    base: address,
    fetch: (url, init) => fetch(url, { ...init, headers: withDesk(init?.headers, headers) }),
  })
  const client = createClient<DeskApi>(deskPath, { transport, requestTimeoutMs: timings.sendDeadlineMs })
  const threads = new Map<string, Followed>()
  let isOver = false

  function readerOf(threadId: string): ReadAfter {
    return async (seq) => {
      while (!isOver) {
        const result = await client.readThread({ threadId, lastSeq: seq })
        if (result.ok) {
          const { thread, events: wire, more } = result.data
          const events = wire.flatMap((event) => decodeEvent(event) ?? [])
          const lastEvent = events.at(-1)
          return {
            events,
            more,
            lastSeq: more && lastEvent ? seqOf(lastEvent) : Math.max(seq, thread.lastSeq),
          }
        }
        await sleep(500)
      }
      return undefined
    }
  }

  function follow(thread: string): void {
    if (threads.has(thread)) return
    const read = readerOf(thread)
    const sequencer = createSequencer({
      lastSeq: 0,
      readAfter: async (seq) => {
        known.reads += 1
        const page = await read(seq)
        known.reads -= 1
        // Once the page is through: it may be older than the stream that was opened meanwhile.
        if (known.isBehind) setTimeout(() => void sequencer.catchUp(), 0)
        known.isBehind = false
        return page
      },
      emit: (event) => {
        if (event.kind !== 'message') return
        known.lastSeen = event.message.seq
        history.see({ observer: name, kind: 'agentLive', thread, ...sightOf(event.message) })
      },
    })
    const post = ({ id, text }: { id: string; text: string }) =>
      client.reply({ threadId: thread, id, msgContent: text }, { deadlineMs: timings.sendDeadlineMs })
    const known: Followed = {
      sequencer,
      sender: createSender({ browser, history, thread, by: name, post }),
      lastSeen: 0,
      reads: 0,
      isBehind: false,
    }
    threads.set(thread, known)
    void sequencer.catchUp()
  }

  const stream = keepStream({
    ...browser,
    transport,
    timings,
    path: pathOf('deskStream'),
    input: () => ({}),
    pauseMs: (failures) => backoffMs(failures, timings, Math.random),
    onUp: () => undefined,
    onDown: () => undefined,
    onRefused: () => undefined,
    onData: (data) => {
      const frame = deskFrame(data)
      // What happened while there was no stream is in the log.
      if (frame?.type === 'hello') for (const followed of threads.values()) catchUp(followed)
      if (frame?.type === 'reconnect') stream.moveWithin(frame.withinMs)
      if (frame?.type === 'event') threads.get(frame.threadId)?.sequencer.accept(frame.event)
    },
  })

  return {
    name,
    adminId,
    client,
    headers,
    async take(thread) {
      await untilOk(() => client.takeThread({ threadId: thread }))
      follow(thread)
    },
    reply: (thread, text) => threads.get(thread)?.sender.send(text) ?? '',
    pending: () => [...threads.values()].reduce((sum, { sender }) => sum + sender.pending(), 0),
    lastSeen: (thread) => threads.get(thread)?.lastSeen ?? 0,
    close: () => {
      isOver = true
      stream.stop()
      for (const { sender } of threads.values()) sender.close()
    },
  }
}

function catchUp(followed: Followed): void {
  if (followed.reads > 0) followed.isBehind = true
  else void followed.sequencer.catchUp()
}

function withDesk(given: HeadersInit | undefined, desk: Record<string, string>): Headers {
  const all = new Headers(given)
  for (const [name, value] of Object.entries(desk)) all.set(name, value)
  return all
}
