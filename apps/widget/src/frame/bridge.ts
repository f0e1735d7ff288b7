import { newId } from '@foyer/client/new-id.ts'
import { browserClock } from '@foyer/client/ports/clock.ts'
import { isOpenAfter, isOpenIn } from '../rules/host/availability.ts'
import { hasConversation } from '../rules/host/has-conversation.ts'
import { hostEvents } from '../rules/host/host-events.ts'
import { createCalls } from '../session/calls.ts'
import type { Chat } from '../session/chat.ts'
import type { LocaleStore } from '../session/locale-store.ts'
import { show } from './commands/display.ts'
import { hideFrame } from '../session/hide-frame.ts'
import type { FramedChat, Host } from './host.ts'
import { createLine } from './line.ts'
import { createCommands } from './run-command.ts'
import type { FrameAnswer } from '@foyer/contract/host/events.ts'
import type { Message } from '@foyer/contract/messages/message.ts'
import { count, isFields } from '@foyer/contract/readers.ts'
import { previewOf } from '../rules/host/preview.ts'
import { timing } from '@foyer/core/timing.ts'
import type { PreviewActs } from './preview/draw-preview.ts'
import { browserSurface } from './surface.ts'

import { createWindowMessages, type Posted } from './window-messages.ts'

/**
 * While the panel is closed, the newest message of an agent is shown beside the launcher. The frame draws it, so that its
 * text never reaches the page around us; the loader only learns how high it is.
 */
function watchPreview(
  { session, frame, params }: FramedChat,
  { drawPreview }: Pick<Host['surface'], 'drawPreview'>,
  tell: (answer: FrameAnswer) => void,
) {
  const dismissedKey = `${params.channelId}&dismissed`
  let shown: Message | undefined

  const userId = () => session.get().visitor?.userId

  /** Of this visitor: the log of another one begins anew. */
  function dismissedSeq(): number {
    const mark = frame.store.get(dismissedKey)
    return isFields(mark) && mark['userId'] === userId() ? count(mark, 'seq') : 0
  }

  const acts: PreviewActs = {
    onSize: (height) => tell({ type: 'preview', height }),
    onOpen: () => tell({ type: 'open' }),
    onDismiss: () => {
      const mark = { userId: userId(), seq: shown?.seq }
      if (shown) frame.store.set(dismissedKey, mark, timing.userIdLifetimeMs)
      look()
    },
  }

  function look(): void {
    const next = frame.isShown() ? undefined : previewOf(session.get(), dismissedSeq())
    if (next?.msgId === shown?.msgId) return
    shown = next
    drawPreview(next, acts)
  }

  return { look, isShown: (): boolean => shown !== undefined }
}

/** Escape closes these before it closes the chat. */
const overlays = 'dialog[open], [aria-modal="true"]'

/** Escape with nothing else to close closes the chat. */
function onEscape(close: () => void): void {
  // Last of all: whoever closes something by this key says so.
  window.addEventListener('keydown', (event) => {
    const isFree = event.key === 'Escape' && !event.defaultPrevented && !event.isComposing
    if (isFree && !document.querySelector(overlays)) close()
  })
}

/** A person touches the chat: whatever was said of it, it is in sight. */
function onTouch(touched: () => void): void {
  window.addEventListener('pointerdown', ({ isTrusted }) => {
    if (isTrusted) touched()
  })
}

/** The frame's end of all that passes between the chat and the page around it. */
export function openBridge(chat: Chat, early: readonly Posted[], locale: LocaleStore): void {
  const { now } = browserClock
  const { client } = createCalls(chat.token)
  const bridge = connect(chat, { client, surface: browserSurface(locale), now, newId }, window.parent)
  window.addEventListener('message', bridge.onMessage)
  early.forEach(bridge.onMessage)
  onTouch(bridge.onTouched)
  if (chat.params.hasClose) onEscape(chat.frame.hide)
}

/** The same without the browser's own listeners. */
export function connect(chat: FramedChat, given: Omit<Host, 'chat' | 'tell'>, parent: unknown) {
  const { session, frame } = chat
  const line = createLine((said, reply) => void commands.hear(said, reply))
  const host: Host = { ...given, chat, tell: line.tellEvent }
  const commands = createCommands(host)

  const preview = watchPreview(chat, given.surface, line.tell)

  let isOpen = isOpenIn(session.get())

  function tellAvailability(): void {
    if (isOpen !== undefined) line.tellEvent({ name: 'availability', isOpen })
  }

  function tellConversation(isUnderWay: boolean): void {
    line.tell({ type: 'conversation', isOpen: isUnderWay })
  }

  frame.watch((before, event, after) => {
    const wasOpen = isOpen
    isOpen = isOpenAfter(wasOpen, event, after)
    if (!line.isOpen()) return
    hostEvents(before, event, after).forEach(line.tellEvent)
    if (hasConversation(before) !== hasConversation(after)) tellConversation(hasConversation(after))
    if (isOpen !== wasOpen) tellAvailability()
    preview.look()
  })
  frame.hideBy(() => {
    if (line.isOpen()) return line.tell({ type: 'close' })
    hideFrame()
    // A page of the spec's own kind hides us now, and tells us only when it shows us again.
    frame.show(false)
  })

  const onMessage = createWindowMessages(chat, parent, given.now, {
    onPort: (port) => {
      line.take(port)
      tellAvailability()
      if (hasConversation(session.get())) tellConversation(true)
      const { unread: count } = session.get().attention
      if (count > 0) line.tellEvent({ name: 'unread', count })
    },
    onUser: (user) => void commands.run({ id: 1, do: 'update', user }),
    onShow: () => void commands.run({ id: 1, do: 'shown', isShown: true }),
  })

  return {
    onMessage,
    onTouched: (): void => {
      // A preview beside the launcher is not the chat.
      if (!frame.isShown() && !preview.isShown()) show(host, true)
    },
  }
}
