import { fakeBrowser, type FakeTab } from '@foyer/client/fakes/fake-browser.ts'
import type { Ports } from '@foyer/client/ports/ports.ts'
import { createTransport, type Fetch } from '@foyer/client/transport.ts'
import type { DeskFrame } from '@foyer/contract/desk/thread.ts'
import { connect } from './connect.ts'
import type { DeskEvent } from './desk-event.ts'
import { me } from './model-server.testkit.ts'
import { initialState, type DeskState } from './state.ts'
import { step } from './step.ts'

type Live = { send: (frame: DeskFrame) => void; heartbeat: () => void; cut: () => void }

/** The server's end of desk streams. */
export function fakeStreams() {
  const streams = new Set<Live>()
  const state = { status: 200, adminId: me, opened: 0 }
  const askedBy: Ports[] = []

  const answer =
    (tab: Ports): Fetch =>
    async (_url, { signal }) => {
      askedBy.push(tab)
      if (state.status !== 200)
        return Response.json({ code: state.status, msg: '' }, { status: state.status })
      state.opened += 1
      const encoder = new TextEncoder()
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          const write = (text: string): void => controller.enqueue(encoder.encode(text))
          const stream: Live = {
            send: (frame) => write(`data: ${JSON.stringify(frame)}\n\n`),
            heartbeat: () => write(': heartbeat\n\n'),
            cut: () => {
              if (streams.delete(stream)) controller.error(new TypeError('network'))
            },
          }
          signal.addEventListener('abort', stream.cut)
          streams.add(stream)
          stream.send({ type: 'hello', adminId: state.adminId })
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    }

  return {
    answer,
    streams,
    /** The tab of each request, refused or not. */
    askedBy,
    opened: () => state.opened,
    refuseWith: (status: number): void => void (state.status = status),
    signInAs: (adminId: string): void => void (state.adminId = adminId),
    send: (frame: DeskFrame): void => streams.forEach((stream) => stream.send(frame)),
    heartbeat: (): void => streams.forEach((stream) => stream.heartbeat()),
    cut: (): void => streams.forEach((stream) => stream.cut()),
  }
}

export type FakeStreams = ReturnType<typeof fakeStreams>

type DeskParts = { get: () => DeskState; dispatch: (event: DeskEvent) => void }

/** Joins the tabs of this agent with the desk's own code. */
export function joinDesk(ports: Ports, server: FakeStreams, { get, dispatch }: DeskParts) {
  const heard: string[] = []
  const transport = createTransport({ clock: ports.clock, fetch: server.answer(ports) })
  const link = connect({
    ports,
    transport,
    get,
    dispatch,
    onPresence: (state) => heard.push(state),
    onOtherAgent: () => heard.push('other agent'),
  })
  return { ...link, heard }
}

/** A desk without reads: what it was told, and what it would do. */
export function deskTab(tab: FakeTab, server: FakeStreams, adminId = me) {
  let state = initialState(adminId)
  const frames: DeskFrame[] = []
  const effects: string[] = []
  function dispatch(event: DeskEvent): void {
    if (event.on === 'frame') frames.push(event.frame)
    const next = step(state, event)
    state = next.state
    effects.push(...next.effects.map((effect) => effect.do))
  }
  const link = joinDesk(tab, server, { get: () => state, dispatch })
  return {
    ...link,
    dispatch,
    tab,
    frames,
    effects,
    state: () => state,
    open: (threadId: string): void => void (state = step(state, { on: 'opened', threadId }).state),
    typesOf: (): string[] => frames.map(({ type }) => type),
  }
}

export async function openDesks(count: number) {
  const browser = fakeBrowser()
  const server = fakeStreams()
  const desks: ReturnType<typeof deskTab>[] = []
  for (let at = 0; at < count; at += 1) {
    desks.push(deskTab(browser.openTab(), server))
    await browser.clock.advance(0)
  }
  const [leader, follower] = desks
  if (!leader || !follower) throw new Error('too few tabs')
  return { browser, clock: browser.clock, server, desks, leader, follower }
}
