import type { ChannelLine } from '@foyer/contract/channel/channel-line.ts'
import { badgeText, launcherLabel } from './launcher-label.ts'

/** The launcher's button, once there is a chat to tell of: unread messages, open or closed, busy. */
export function createLauncherLook(button: HTMLButtonElement) {
  const badge = document.createElement('span')
  badge.className = 'badge'
  badge.ariaHidden = 'true'
  const cross = crossIcon()
  button.append(cross, badge)
  button.ariaHasPopup = 'dialog'

  return {
    update(texts: ChannelLine['texts'] | undefined, isOpen: boolean, unread: number): void {
      button.ariaExpanded = String(isOpen)
      badge.textContent = isOpen ? '' : badgeText(unread)
      if (texts) button.ariaLabel = launcherLabel(texts, isOpen, unread)
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
