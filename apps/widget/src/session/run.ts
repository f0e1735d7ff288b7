import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import type { VisitorApi } from '@foyer/contract/api.ts'
import { visitorPath } from '@foyer/contract/paths.ts'
import { createClient } from '@foyer/client/client.ts'
import type { Received } from '@foyer/client/events/received.ts'
import type { Outbox } from '@foyer/client/outbox/outbox.ts'
import type { Ports } from '@foyer/client/ports/ports.ts'
import type { ExpiringStorage } from '@foyer/client/storage.ts'
import { createTransport, type Fetch } from '@foyer/client/transport.ts'
import type { Effect, TimerId } from '@foyer/core/session/effect.ts'
import type { SessionEvent } from '@foyer/core/session/event.ts'
import { initialState, type Rules } from '@foyer/core/session/state.ts'
import { delivery as deliveryTimings, timing } from '@foyer/core/timing.ts'
import { ask } from './ask.ts'
import type * as Delivery from './delivery.ts'
import type { BrowserStorage } from './browser-storage.ts'
import { createSessionStore, type WatchedSession } from './store.ts'

type EffectOf<D extends Effect['do']> = Extract<Effect, { do: D }>
type Performers = { [D in Effect['do']]: (effect: EffectOf<D>) => void }

/** The browser as far as effects reach into it. */
export type Surroundings = {
  ports: Ports
  store: ExpiringStorage
  kept: BrowserStorage
  /** The browser's own unless told otherwise. */
  fetch?: Fetch
  setTitle: (show: EffectOf<'title'>['show'], channelTitle: string) => void
  useLocale: (configured: string) => void
  notify: (notice: EffectOf<'notice'>) => void
  navigate: (to: EffectOf<'navigate'>['to']) => void
  openLink: (url: string) => void
  playSound: () => void
  /** Something is new in a call: those who hold it are not part of the conversation. */
  ringCall: (callId: string) => void
  reload: () => void
}

const timings = { ...deliveryTimings, ...timing }

/** The effect runner: the one place that calls the client or sets a timer. */
export function run(rules: Rules, around: Surroundings): WatchedSession {
  const { ports, kept } = around
  const transport = createTransport({
    clock: ports.clock,
    token: kept.token,
    ...(around.fetch && { fetch: around.fetch }),
  })
  const client = createClient<VisitorApi>(visitorPath, {
    transport,
    requestTimeoutMs: timing.requestTimeoutMs,
  })
  const timers = new Map<TimerId, () => void>()
  let delivery: typeof Delivery | undefined
  let outbox: Outbox | undefined
  let stopReceiving = (): void => undefined

  async function prepare(): Promise<boolean> {
    try {
      delivery ??= await import('./delivery.ts')
      return true
    } catch {
      ignoreExpected('not downloaded is like not connected: the session tries again')
      return false
    }
  }

  function stopTimer(id: TimerId): void {
    timers.get(id)?.()
    timers.delete(id)
  }

  const perform: Performers = {
    request: (request) => {
      const decode = (data: unknown) => (delivery ? delivery.decodeAnswer(data) : data)
      void ask(request, { client, ports, prepare, decode, dispatch: session.dispatch })
    },
    timer: ({ id, ms }) => {
      stopTimer(id)
      timers.set(
        id,
        ports.clock.after(ms, () => session.dispatch({ type: 'timerFired', id, at: ports.clock.now() })),
      )
    },
    stopTimer: ({ id }) => stopTimer(id),
    receive: ({ from: { lastSeq, ...who } }) => {
      stopReceiving()
      const on = (received: Received): void =>
        received.type === 'call'
          ? around.ringCall(received.callId)
          : session.dispatch(eventOf(received, ports.clock.now()))
      stopReceiving =
        delivery?.receive({ ports, transport, client, timings, who, lastSeq, on }) ?? stopReceiving
    },
    stopReceiving: () => stopReceiving(),
    outbox: (effect) => outbox && delivery?.outboxActs[effect.act](outbox, effect),
    title: ({ show }) => around.setTitle(show, session.get().channel?.titleDesc ?? ''),
    notice: around.notify,
    sound: around.playSound,
    openLink: ({ url }) => around.openLink(url),
    locale: ({ configured }) => around.useLocale(configured),
    navigate: ({ to }) => around.navigate(to),
    reload: around.reload,
    store: (effect) => {
      if (effect.what === 'draft') return kept.saveDraft(effect.text)
      if (effect.what === 'isMuted') return kept.saveMuted(effect.isMuted)
      const { identity } = effect
      kept.saveIdentity(identity)
      if (!around.store.isDurable()) session.dispatch({ type: 'storageBlocked', at: ports.clock.now() })
      outbox ??= delivery?.openOutbox({
        client,
        ports,
        timings,
        store: around.store,
        identity,
        dispatch: session.dispatch,
      })
    },
    forgetIdentity: () => kept.forgetIdentity(session.get().channel?.tenantId ?? ''),
  }

  const restored = { ...initialState, isMuted: kept.isMuted(), draft: { text: kept.draft(), reported: '' } }
  const session = createSessionStore(restored, rules, (effect) => performOne(perform, effect.do, effect))
  void prepare()
  return session
}

function performOne<D extends Effect['do']>(perform: Performers, name: D, effect: EffectOf<D>): void {
  perform[name](effect)
}

function eventOf(received: Exclude<Received, { type: 'call' }>, at: number): SessionEvent {
  switch (received.type) {
    case 'event':
      return { type: 'received', event: received.event, at }
    case 'growing':
      return { type: 'answerGrew', id: received.id, html: received.html, at }
    case 'status':
      return { ...received, type: 'statusTold' }
    case 'connection':
      return { type: 'connectionChanged', connection: received.connection }
    case 'refused':
      return { type: 'identityRefused' }
  }
}
