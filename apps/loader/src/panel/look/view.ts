import type { ChannelLine } from '@foyer/contract/channel/channel-line.ts'
import type { Handover } from '../../handover.ts'
import { createFocus } from './focus.ts'
import { createLauncherLook } from './launcher-look.ts'
import { createPanelLook } from './panel-look.ts'

/** All that is seen of the chat on the page: launcher and panel, of one mind about what is open. */
export function createView({ settings, root, button }: Handover, signal: AbortSignal) {
  const isInline = settings.mount !== undefined
  const launcher = createLauncherLook(button)
  const panel = createPanelLook(root, button, isInline, signal)
  const focus = createFocus(root, button)
  let texts: ChannelLine['texts'] | undefined
  let isOpen = false
  let unread = 0

  function update(): void {
    launcher.update(texts, isOpen, unread)
    panel.arrange()
  }

  return {
    isInline,
    isOpen: () => isOpen,
    title: () => texts?.title ?? '',
    setBusy: (isBusy: boolean) => launcher.setBusy(isBusy),
    place: (frame: HTMLIFrameElement) => panel.place(frame),
    useTexts(found: ChannelLine['texts']): void {
      texts = found
      panel.setTitle(found.title)
      update()
    },
    setUnread(count: number): void {
      unread = count
      update()
    },
    /** Beside the launcher, while the panel is closed. */
    setPreview(height: number): void {
      const wasHere = height === 0 && !isOpen && focus.isHere()
      panel.setPreview(height)
      // Whoever has dismissed it goes on from the launcher.
      if (wasHere) focus.leave()
    },
    isCovering: () => panel.isCovering(),
    setLauncherShown(isShown: boolean): void {
      launcher.setShown(isShown)
      panel.arrange()
    },
    open(frame: HTMLIFrameElement | undefined, takesFocus: boolean): void {
      isOpen = true
      panel.setShown(true)
      update()
      // What comes into view by scrolling must not take the focus away.
      if (takesFocus && !isInline) focus.enter(frame)
    },
    close(): void {
      const wasHere = focus.isHere()
      isOpen = false
      panel.setShown(false)
      update()
      if (wasHere && !isInline) focus.leave()
    },
    end(): void {
      panel.end()
      launcher.end()
    },
  }
}
