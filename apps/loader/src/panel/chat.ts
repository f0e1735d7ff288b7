import type { HostEvent, HostFailure } from '@foyer/contract/host/events.ts'
import type { Handover } from '../handover.ts'
import { firstUser } from './commands/user-of.ts'
import { failure, ignoreFailure } from './failure.ts'
import { frameAddress, linkAddress } from './frame/address.ts'
import type { Wish } from './frame/asked.ts'
import { createConnection, type FrameTold } from './frame/connection.ts'
import { createFrame } from './frame/create-frame.ts'
import { hearHide } from './frame/hear-hide.ts'
import { createListeners } from './listeners.ts'
import { createView } from './look/view.ts'
import { onlyOneOpen, watchPages } from './watch-pages.ts'
import { pace } from './pace.ts'
import { pageOf } from './page-of.ts'
import { introductionOf, jwtOf, type Remembered } from './remembered.ts'
import { createTrace } from './trace.ts'

/** A page without an origin, in a sandbox: no chat could know whom it speaks to, so it opens as a page of its own. */
const isOpaque = self.origin === 'null'

export type Chat = ReturnType<typeof createChat>

/** One channel's chat on the page: what all commands work with. */
export function createChat(handover: Handover) {
  const { settings, root, button, getLine } = handover
  const ending = new AbortController()
  const { signal } = ending
  const { origin } = new URL(settings.server)
  const view = createView(handover, signal)
  const listeners = createListeners()
  const trace = createTrace(settings.channel)
  const remembered: Remembered = { user: firstUser(settings.user), theme: settings.theme }
  const place = root.host.parentNode ?? document.documentElement
  let lined: Promise<void> | undefined
  /** Nothing until the visitor or the site has opened or closed it. */
  let wantsOpen: boolean | undefined
  let hasConsent = true

  const connection = createConnection({
    origin,
    channelId: settings.channel,
    createFrame: () => {
      const frame = createFrame(frameAddress(settings, document.referrer), view.title())
      view.place(frame)
      return frame
    },
    introduce,
    hear,
    hearFrame,
    lost: () => {
      close()
      view.setPreview(0)
      listeners.emit({ name: 'error', reason: 'unavailable' })
    },
  })

  /** Somebody may want to chat: the frame comes, unseen. */
  async function connect(): Promise<void> {
    if (!hasConsent) throw failure('refused')
    if (isOpaque) throw failure('unavailable')
    // Somebody emptied the whole page: a frame that was taken out is none any more.
    if (!root.host.isConnected) {
      connection.end('unavailable')
      place.append(root.host)
    }
    await Promise.all([connection.connect(), haveLine()])
  }

  function haveLine(): Promise<void> {
    return (lined ??= takeLine(handover.line).catch((error: unknown) => {
      lined = undefined
      throw error
    }))
  }

  async function takeLine(coming: Handover['line']): Promise<void> {
    const line = (await coming) ?? (await getLine())
    if (!line) throw failure('unavailable')
    // The launcher has painted it.
    const open = button.dataset['label'] || line.texts.open
    view.useTexts({ locale: line.locale, texts: { ...line.texts, open } })
    const frame = connection.frame()
    if (frame) frame.title = line.texts.title
  }

  async function introduce(ask: (wish: Wish) => Promise<unknown>): Promise<void> {
    // A frame that was reloaded shows none.
    view.setPreview(0)
    const jwt = await jwtOf(remembered.proof, pace.patienceMs)
    remembered.page ??= pageOf(location.href, document.title)
    const wishes = introductionOf(remembered, jwt)
    if (view.isOpen()) wishes.push(shown(true))
    // The frame tells of what it refused by an event of its own.
    for (const wish of wishes) ask(wish).catch(ignoreFailure)
    const left = trace.read()
    if (left && !view.isOpen())
      void ask({ do: 'resume' }).then((has) => restore(has, left === 'open'), ignoreFailure)
  }

  /**
   * The visitor came from another page of the site. The focus stays where they are on this one, and a panel that was
   * closed in the meantime stays closed.
   */
  function restore(hasConversation: unknown, wasOpen: boolean): void {
    if (hasConversation !== true) trace.forget()
    else if (wasOpen && wantsOpen === undefined && !view.isCovering()) show(false)
  }

  /** Whether it is open is ours to tell, not the frame's. */
  function hear(event: HostEvent): void {
    if (event.name === 'open' || event.name === 'close') return
    if (event.name === 'unread') view.setUnread(event.count)
    listeners.emit(event)
  }

  function hearFrame(told: FrameTold): void {
    if (told.type === 'close') close()
    else if (told.type === 'open') void open().catch(ignoreFailure)
    else if (told.type === 'preview') view.setPreview(settings.preview === 'none' ? 0 : told.height)
    else if (told.isOpen) trace.write(view.isOpen() && !view.isInline)
    else trace.forget()
  }

  async function open(): Promise<void> {
    if (isOpaque) {
      window.open(linkAddress(settings), '_blank', 'noopener')
      return
    }
    wantsOpen = true
    view.setBusy(true)
    await connect().finally(() => view.setBusy(false))
    // Closed, or opened by somebody else, in the meantime.
    if (wantsOpen && !view.isOpen()) show(true)
  }

  function show(takesFocus: boolean): void {
    wantsOpen = true
    if (!view.isInline) onlyOneOpen(close)
    view.open(connection.frame(), takesFocus)
    tell(shown(takesFocus))
    trace.update(!view.isInline)
    listeners.emit({ name: 'open' })
  }

  /** A chat in the page itself comes into view by scrolling: it never takes the focus. */
  function shown(takesFocus: boolean): Wish {
    return { do: 'shown', isShown: true, ...((view.isInline || !takesFocus) && { takesFocus: false }) }
  }

  function close(): void {
    wantsOpen = false
    if (!view.isOpen()) return
    view.close()
    tell({ do: 'shown', isShown: false })
    trace.update(false)
    listeners.emit({ name: 'close' })
  }

  /** Says it to a frame that is there; nobody waits for it. */
  function tell(wish: Wish): void {
    if (connection.isConnected()) connection.ask(wish).catch(ignoreFailure)
  }

  function nowOn(page: NonNullable<Remembered['page']>): void {
    if (remembered.page?.url === page.url && remembered.page.title === page.title) return
    remembered.page = page
    tell({ do: 'page', ...page })
  }

  /** Takes the frame away. The next one who wants to chat gets another. */
  function disconnect(reason: HostFailure): void {
    close()
    view.setUnread(0)
    view.setPreview(0)
    connection.end(reason)
  }

  const soon = () => void connect().catch(ignoreFailure)
  button.addEventListener('pointerenter', soon, { signal })
  button.addEventListener('focus', soon, { signal })
  const onKey = (event: Event) => event instanceof KeyboardEvent && event.key === 'Escape' && close()
  root.addEventListener('keydown', onKey, { signal })
  hearHide(connection.frame, origin, close, signal)
  watchPages(() => nowOn(pageOf(location.href, document.title)), signal)

  return {
    settings,
    remembered,
    listeners,
    view,
    connect,
    open,
    close,
    tell,
    nowOn,
    disconnect,
    forgetPage: trace.forget,
    /** The visitor was in a conversation on the page before. */
    hasTrace: () => trace.read() !== undefined,
    isConnected: connection.isConnected,
    ask: (wish: Wish) => connect().then(() => connection.ask(wish)),
    /** The same in the settings' language. */
    refreshLine: () => takeLine(getLine()).catch(ignoreFailure),
    setConsent(isGiven: boolean): void {
      hasConsent = isGiven
      if (isGiven) place.append(root.host)
      else {
        trace.forget()
        root.host.remove()
      }
    },
    hasConsent: () => hasConsent,
    end(): void {
      disconnect('destroyed')
      ending.abort()
      view.end()
      handover.over()
    },
  }
}

/** One verb of `window.Foyer`. What is said comes from any script of the page, so each command checks it. */
export type Command = (chat: Chat, ...said: readonly unknown[]) => unknown
