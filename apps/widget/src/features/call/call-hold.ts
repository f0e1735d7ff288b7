import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { createStore, type Followed } from '@foyer/client/store.ts'
import type { VideoType } from '@foyer/contract/calls/video-type.ts'
import { timing } from '@foyer/core/timing.ts'
import { useStore } from '@foyer/ui/use-store.ts'
import { useChat } from '../../session/ChatContext.tsx'
import type { Chat } from '../../session/chat.ts'
import type { OpenCall } from './open-call.tsx'

/** The call module, once loaded. `isBusy`: a call is in progress. */
export type Held = { open: OpenCall | undefined; isBusy: boolean }

export type CallHold = Followed<Held> & {
  start: (media: VideoType) => void
  /** Something is new in a call, or there may be one. */
  ring: (callId: string) => void
  /** After a reload: whoever was in a call comes back to it. */
  find: () => void
}

type Load = () => Promise<(chat: Chat) => OpenCall>

/** One for each chat: a call goes on while layouts change around it. */
const holds = new WeakMap<Chat, CallHold>()

export function callHoldOf(chat: Chat, load: Load = loadCalls): CallHold {
  const known = holds.get(chat)
  if (known) return known
  const made = createCallHold(chat, load)
  holds.set(chat, made)
  return made
}

export function useCallHold(): { hold: CallHold; held: Held } {
  const hold = callHoldOf(useChat())
  return { hold, held: useStore(hold) }
}

/** Calls are downloaded when there is one: when somebody rings, is rung, or was in one. */
export function createCallHold(chat: Chat, load: Load): CallHold {
  const held = createStore<Held>({ open: undefined, isBusy: false })
  let opening: Promise<OpenCall | undefined> | undefined

  function set(next: Held): void {
    const { open: was, isBusy } = held.get()
    if (next.open !== was || next.isBusy !== isBusy) held.set(next)
  }

  async function open(): Promise<OpenCall | undefined> {
    const create = await load().catch(() => ignoreExpected('the next ring or press downloads it again'))
    if (!create) {
      opening = undefined
      return undefined
    }
    const made = create(chat)
    const tell = (): void => set({ open: made, isBusy: isUnderWay(made) })
    made.session.subscribe(tell)
    tell()
    return made
  }

  async function opened(): Promise<OpenCall | undefined> {
    opening ??= open()
    return opening
  }

  function ring(callId: string): void {
    void opened().then((call) => call?.session.ring(callId))
  }

  chat.callBell.ring = ring
  return {
    get: held.get,
    subscribe: held.subscribe,
    start: (media) =>
      void opened().then((call) => {
        if (call) return call.door.enter('start', media)
        return chat.toasts.show({ do: 'notice', tone: 'error', text: 'error.network', ms: timing.toastMs })
      }),
    ring,
    find: () => void opened().then((call) => call?.session.find()),
  }
}

function isUnderWay({ session }: OpenCall): boolean {
  const { phase } = session.get()
  return phase !== 'idle' && phase !== 'ended'
}

async function loadCalls(): Promise<(chat: Chat) => OpenCall> {
  return (await import('./open-call.tsx')).openCall
}
