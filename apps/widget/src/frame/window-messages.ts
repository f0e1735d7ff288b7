import { decodeFrameMessage, decodeHello, type HostUser } from '@foyer/contract/host/commands.ts'
import { isAllowedOrigin } from '@foyer/core/embedding/allowed-origin.ts'
import { hostTiming } from '@foyer/core/timing.ts'
import type { FramedChat } from './host.ts'
import { createLimit } from './limit.ts'

/** Limit of messages to hold until the channel settings arrive. */
const most = 50

/** A window message, as far as it can be believed: source and origin are the browser's own words. */
export type Posted = {
  source: unknown
  origin: string
  data: unknown
  ports: readonly MessagePort[]
}

type Heard = {
  onPort: (port: MessagePort) => void
  onUser: (user: HostUser) => void
  onShow: () => void
}

/**
 * S-33: only the page around us is heard, and only if the channel's own list, as the server told it, allows its site.
 * Until that list is here, what came is held; of several knocks only the last has somebody behind it. Whatever else
 * comes is dropped without a word.
 */
export function createWindowMessages(
  { session, params }: FramedChat,
  parent: unknown,
  now: () => number,
  heard: Heard,
) {
  const mayCome = createLimit(hostTiming.messages, now)
  let held: Posted[] = []

  function hear({ origin, data, ports: [port] }: Posted, allowed: readonly string[]): void {
    if (!isAllowedOrigin(allowed, origin)) return
    const hello = decodeHello(data)
    if (hello) {
      if (port && hello.channelId === params.channelId) heard.onPort(port)
      return
    }
    const message = decodeFrameMessage(data)
    if (message?.type === 'updateUser') heard.onUser(message.data)
    if (message?.type === 'showIframe') heard.onShow()
  }

  function release(): void {
    const { channel } = session.get()
    if (!channel || held.length === 0) return
    const lastKnock = held.findLast(({ data }) => decodeHello(data))
    const released = held.filter((posted) => posted === lastKnock || !decodeHello(posted.data))
    held = []
    for (const posted of released) hear(posted, channel.allowedOrigins)
  }

  session.subscribe(release)

  return (posted: Posted): void => {
    if (posted.source !== parent || !mayCome()) return
    held = [...held, posted].slice(-most)
    release()
  }
}
