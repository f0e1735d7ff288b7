import { coverOf, uncovered } from './cover.ts'
import css from './panel.css?inline'
import { createScrollLock } from './scroll-lock.ts'

/** So small that the chat takes all of it. */
const smallScreen = '(max-width: 480px), (max-height: 420px)'
const launcherPx = 72

/** The box around the frame: beside the launcher, over a whole phone, or in an element of the page. */
export function createPanelLook(
  root: ShadowRoot,
  button: HTMLButtonElement,
  isInline: boolean,
  signal: AbortSignal,
) {
  const sheets = root.adoptedStyleSheets
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [...sheets, sheet]
  root.host.classList.toggle('inline', isInline)

  const box = document.createElement('div')
  box.className = isInline ? 'panel inline' : 'panel'
  root.append(box)

  const small = matchMedia(smallScreen)
  const lockScroll = createScrollLock()
  let isShown = false

  function arrange(): void {
    if (isInline) return
    const covers = small.matches
    box.classList.toggle('cover', covers)
    box.dir = button.dir
    box.style.setProperty('--lift', `${lift(button)}px`)
    Object.assign(box.style, covers && visualViewport ? coverOf(visualViewport) : uncovered)
    button.classList.toggle('covered', covers && isShown)
    lockScroll(covers && isShown)
    box.ariaModal = covers ? 'true' : null
  }

  small.addEventListener('change', arrange, { signal })
  for (const change of ['resize', 'scroll'])
    visualViewport?.addEventListener(change, () => small.matches && arrange(), { signal })
  arrange()

  return {
    setShown(shown: boolean): void {
      isShown = shown
      box.classList.toggle('shown', shown)
      arrange()
    },
    setTitle(title: string): void {
      if (!isInline) box.role = 'dialog'
      box.ariaLabel = title
    },
    place(frame: HTMLIFrameElement): void {
      box.append(frame)
    },
    arrange,
    end(): void {
      lockScroll(false)
      box.remove()
      root.adoptedStyleSheets = sheets
      root.host.classList.remove('inline')
    },
  }
}

/** How far above the corner: over its launcher, if that is shown, and over those below it. */
function lift(button: HTMLButtonElement): number {
  const below = Number.parseFloat(button.style.marginBlockEnd) || 0
  return button.isConnected && button.style.display !== 'none' ? below + launcherPx : below
}
