import { newId } from '@foyer/client/new-id.ts'
import { browserClock } from '@foyer/client/ports/clock.ts'
import { isOpenAfter, isOpenIn } from '@foyer/core/host/availability.ts'
import { hasConversation } from '@foyer/core/host/has-conversation.ts'
import { hostEvents } from '@foyer/core/host/host-events.ts'
import { createCalls } from '../session/calls.ts'
import type { Chat } from '../session/chat.ts'
import type { LocaleStore } from '../session/locale-store.ts'
import { show } from './commands/shown.ts'
import { hideFrame } from './hide.ts'
import type { FramedChat, Host } from './host.ts'
import { createLine } from './line.ts'
import { createCommands } from './run-command.ts'
import { watchPreview } from './preview/watch-preview.ts'
import { browserSurface } from './surface.ts'
import { onEscape, onTouch } from './visitor-signs.ts'
import { createWindowMessages, type Posted } from './window-messages.ts'

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

  let isOpen = isOpenIn(session.getSnapshot())

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
      if (hasConversation(session.getSnapshot())) tellConversation(true)
      const { unread: count } = session.getSnapshot().attention
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
