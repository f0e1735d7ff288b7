import { createStore } from '@foyer/client/store.ts'
import type { ChannelInfo } from '@foyer/contract/channel/endpoints.ts'
import type { FrameAnswer } from '@foyer/contract/host/events.ts'
import { createStorage, memoryStorage } from '@foyer/client/storage.ts'
import { SessionDriver } from '../rules/session/session-driver.ts'
import { readPageParams } from '../page-params.ts'
import { createBrowserStorage } from '../session/browser-storage.ts'
import type { Watcher } from '../session/store.ts'
import { connect } from './bridge.ts'
import type { FramedChat, Host } from './host.ts'
import type { PreviewActs } from './preview/draw-preview.ts'
import type { Posted } from './window-messages.ts'

export const shop = 'https://shop.example'
export const hello = { type: 'foyer:hello', version: 1, channelId: 'demo' }

type Rigged = {
  channel?: Partial<ChannelInfo>
  /** How far the chat has come; the settings are the first thing to be there. */
  until?: 'nothing' | 'settings' | 'started'
}

/** A chat in a frame, with a page around it that can say anything; the session is the real machine. */
export function rig({ channel = {}, until = 'started' }: Rigged = {}) {
  const parent = { name: 'the page around us' }
  const driver = new SessionDriver({ isHeld: true })
  const state = createStore(driver.state)
  const calls: unknown[] = []
  const surface: string[] = []
  const preview: { acts?: PreviewActs } = {}
  const answers: { resetInfo: unknown; identify: unknown } = { resetInfo: ok({}), identify: ok({}) }
  const settingsIn: { asked: string[]; answer: (locale: string) => unknown } = {
    asked: [],
    answer: () => ({ ok: false, kind: 'unknown', reason: 'network' }),
  }
  const clock = { now: 1_000 }
  const raw = memoryStorage()
  const store = createStorage({ now: () => clock.now }, raw)
  const kept = createBrowserStorage(store, 'demo')
  let watcher: Watcher = () => undefined
  let [isShown, ids] = [false, 0]
  let hide = (): void => undefined

  const chat: FramedChat = {
    params: readPageParams('?channelId=demo&from=iframe&loader=1', ''),
    session: {
      get: () => driver.state,
      subscribe: state.subscribe,
      dispatch: (event) => {
        const before = driver.state
        driver.do(event)
        state.set(driver.state)
        watcher(before, event, driver.state)
      },
    },
    frame: {
      store,
      kept,
      watch: (next) => {
        watcher = next
      },
      isShown: () => isShown,
      show: (next) => {
        isShown = next
        if (next) chat.session.dispatch({ type: 'wanted' })
        chat.session.dispatch({ type: 'visibilityChanged', isVisible: next })
      },
      hide: () => hide(),
      hideBy: (way) => {
        hide = way
      },
      setLocale: async (code = 'en') => {
        surface.push(`speak ${code}`)
        return code
      },
    },
  }
  const host: Omit<Host, 'chat' | 'tell'> = {
    client: {
      resetInfo: async (input) => answered('resetInfo', input),
      identify: async (input) => answered('identify', input),
      channelInfo: async ({ locale = '' }) => {
        settingsIn.asked.push(locale)
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as below
        return settingsIn.answer(locale) as never
      },
    },
    surface: {
      setTheme: (theme) => void surface.push(`theme ${theme}`),
      focusComposer: () => void surface.push('focus'),
      setHeld: (isHeld) => void surface.push(isHeld ? 'held' : 'not held'),
      reload: () => void surface.push('reload'),
      drawPreview: (message, acts) => {
        surface.push(`preview ${message?.msgId ?? 'none'}`)
        preview.acts = acts
        acts.onSize(message ? 90 : 0)
      },
    },
    now: () => clock.now,
    newId: () => `id${(ids += 1)}`,
  }

  async function answered(name: 'resetInfo' | 'identify', input: object) {
    calls.push({ name, ...input })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tests answer with as much as is read of it
    return answers[name] as never
  }

  const bridge = connect(chat, host, parent)

  function post(data: unknown, from: Partial<Posted> = {}): void {
    bridge.onMessage({ source: parent, origin: shop, ports: [], data, ...from })
  }

  /** The settings arrive, then the chat begins: through the session, so that everybody hears of it. */
  function come(next: 'settings' | 'started'): void {
    if (next === 'settings') {
      driver.channel(channel)
    } else {
      driver.do({ type: 'wanted' }).start()
      driver.answer('getSessionMsg', { msgList: [], events: [], lastSeq: 1, more: false })
    }
    state.set(driver.state)
  }

  driver.look(false).do({ type: 'opened' })
  if (until !== 'nothing') come('settings')
  if (until === 'started') come('started')

  return {
    parent,
    chat,
    driver,
    calls,
    surface,
    preview,
    answers,
    settingsIn,
    clock,
    store,
    raw,
    bridge,
    post,
    come,
    /** A loader knocks. Answers with its end of the port. */
    knock: (from: Partial<Posted> = {}, said: unknown = hello) => {
      const [ours, theirs] = fakePorts()
      const loader = listenAt(ours)
      post(said, { ports: [theirs], ...from })
      return loader
    },
  }
}

export type Rig = ReturnType<typeof rig>

export const ok = (data: object) => ({ ok: true, data })
export const refused = (error: string) => ({ ok: false, kind: 'refused', error })
export const unreachable = { ok: false, kind: 'unknown', reason: 'network', retryAfterMs: 0 }

export const tooMany = { ...unreachable, reason: 'tooMany' }

/** A page's end of a port. */
function listenAt(port: MessagePort) {
  const said: FrameAnswer[] = []
  port.onmessage = ({ data }: MessageEvent<FrameAnswer>) => void said.push(data)
  let last = 1_000_000

  async function heard(): Promise<FrameAnswer[]> {
    await settled()
    return said
  }

  return {
    heard,
    post: (value: unknown): void => port.postMessage(value),
    /** Asks for something, and answers with what the frame said to it. */
    ask: async (command: { do: string; [part: string]: unknown }): Promise<FrameAnswer | undefined> => {
      const id = (last += 1)
      port.postMessage({ ...command, id })
      return (await heard()).find((answer) => 'id' in answer && answer.id === id)
    },
    events: async () => (await heard()).flatMap((answer) => (answer.type === 'event' ? [answer.event] : [])),
  }
}

/** As a browser's ports: copies, one after the other, and never at once. */
function fakePorts(): [MessagePort, MessagePort] {
  class FakePort {
    onmessage: ((event: { data: unknown }) => void) | undefined
    other: FakePort | undefined

    postMessage(value: unknown): void {
      const { other } = this
      const data: unknown = structuredClone(value)
      queueMicrotask(() => other?.onmessage?.({ data }))
    }

    close(): void {
      if (this.other) this.other.other = undefined
      this.other = undefined
    }
  }
  const [one, two] = [new FakePort(), new FakePort()]
  one.other = two
  two.other = one
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a port as the frame uses
  return [one, two] as unknown as [MessagePort, MessagePort]
}

/** Everything that was under way is done: nothing here takes longer than its own turns. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}
