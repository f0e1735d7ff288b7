import type { LauncherConfig } from '@foyer/contract/channel/launcher-config.ts'
import type { Handover } from '../../handover.ts'
import { createPanelLook } from './panel-look.ts'

type LauncherTexts = Pick<LauncherConfig, 'locale' | 'texts'>

/** The launcher's name for screen readers. */
export function launcherLabel({ locale, texts }: LauncherTexts, isOpen: boolean, unread: number): string {
  if (isOpen) return texts.close
  if (unread < 1) return texts.open
  const count = numberIn(locale, unread)
  return texts.unread.replace(/\{(open|count)\}/g, (_, name) => (name === 'open' ? texts.open : count))
}

/** The number in the corner, in the browser's own digits until the language is known. */
export function badgeText(unread: number, locale?: string): string {
  if (unread < 1) return ''
  return unread > 99 ? `${numberIn(locale, 99)}+` : numberIn(locale, unread)
}

function numberIn(locale: string | undefined, value: number): string {
  return new Intl.NumberFormat(locale).format(value)
}

/** The launcher's button, once there is a chat to tell of: unread messages, open or closed, busy. */
function createLauncherLook(button: HTMLButtonElement) {
  const badge = document.createElement('span')
  badge.className = 'badge'
  badge.ariaHidden = 'true'
  const cross = crossIcon()
  button.append(cross, badge)
  button.ariaHasPopup = 'dialog'

  return {
    update(shown: LauncherTexts | undefined, isOpen: boolean, unread: number): void {
      button.ariaExpanded = String(isOpen)
      badge.textContent = isOpen ? '' : badgeText(unread, shown?.locale)
      if (shown) button.ariaLabel = launcherLabel(shown, isOpen, unread)
    },
    setBusy(isBusy: boolean): void {
      button.ariaBusy = isBusy ? 'true' : null
    },
    setShown(isShown: boolean): void {
      button.hidden = !isShown
      // A launcher of before has hidden it so.
      button.style.display = ''
    },
    /** As it was before. */
    end(): void {
      cross.remove()
      badge.remove()
      button.classList.remove('covered')
      button.ariaExpanded = 'false'
      button.ariaBusy = null
    },
  }
}

function crossIcon(): SVGElement {
  const icon = svg('svg', 'viewBox', '0 0 24 24')
  icon.append(svg('path', 'd', 'M6 6l12 12M18 6L6 18'))
  return icon
}

function svg(name: string, attribute: string, value: string): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  element.setAttribute(attribute, value)
  if (!(element instanceof SVGElement)) throw new TypeError(name)
  return element
}

/** Moves the focus into the chat and back to where it came from. */
function createFocus(root: ShadowRoot, button: HTMLButtonElement) {
  let before: Element | null = null

  return {
    enter(frame: HTMLIFrameElement | undefined): void {
      if (document.activeElement !== root.host) before = document.activeElement
      frame?.focus({ preventScroll: true })
    },
    /** Whether it is in the chat, or on its launcher. To be asked before the panel is hidden: then it is nowhere. */
    isHere: () => root.activeElement !== null,
    leave(): void {
      button.focus({ preventScroll: true })
      // There is no launcher, or it is hidden.
      if (root.activeElement !== button && before instanceof HTMLElement)
        before.focus({ preventScroll: true })
    },
  }
}

/** All that is seen of the chat on the page: launcher and panel, of one mind about what is open. */
export function createView({ settings, root, button }: Handover, signal: AbortSignal) {
  const isInline = settings.mount !== undefined
  const launcher = createLauncherLook(button)
  const panel = createPanelLook(root, button, isInline, signal)
  const focus = createFocus(root, button)
  let shown: LauncherTexts | undefined
  let isOpen = false
  let unread = 0

  function update(): void {
    launcher.update(shown, isOpen, unread)
    panel.arrange()
  }

  return {
    isInline,
    isOpen: () => isOpen,
    title: () => shown?.texts.title ?? '',
    setBusy: (isBusy: boolean) => launcher.setBusy(isBusy),
    place: (frame: HTMLIFrameElement) => panel.place(frame),
    useTexts(found: LauncherTexts): void {
      shown = found
      panel.setTitle(found.texts.title)
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
      // After dismissing the preview, the focus returns to the launcher.
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
      // An inline chat opens when scrolled into view, which must not take the focus.
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
