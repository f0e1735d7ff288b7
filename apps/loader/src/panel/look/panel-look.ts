import css from './panel.css?inline'

/** The visible part of the page: smaller than the window while a keyboard is open. */
type Viewport = Pick<VisualViewport, 'width' | 'height' | 'offsetTop' | 'offsetLeft' | 'scale'>

type Cover = { width: string; height: string; top: string; left: string }

/** No sizes of our own: the style sheet's. */
export const uncovered: Cover = { width: '', height: '', top: '', left: '' }

/**
 * Position of a panel that covers a phone. If the visitor has zoomed in, the visible part is too small for a
 * readable chat, so the panel keeps the window's size and the visitor pans in it.
 */
export function coverOf({ width, height, offsetTop, offsetLeft, scale }: Viewport): Cover {
  if (scale > 1.01) return uncovered
  return { width: px(width), height: px(height), top: px(offsetTop), left: px(offsetLeft) }
}

function px(length: number): string {
  return `${length}px`
}

/** Keeps the page behind from scrolling, and gives it back as it was. Nothing on it moves. */
function createScrollLock(): (isLocked: boolean) => void {
  const { style } = document.documentElement
  const names = ['overflow', 'scrollbar-gutter']
  let before: { name: string; value: string; priority: string }[] | undefined

  return (isLocked) => {
    if (isLocked === (before !== undefined)) return
    if (isLocked) {
      const hasBar = innerWidth > document.documentElement.clientWidth
      before = names.map((name) => ({
        name,
        value: style.getPropertyValue(name),
        priority: style.getPropertyPriority(name),
      }))
      style.setProperty('overflow', 'hidden', 'important')
      // The place of a scroll bar that takes some stays empty.
      if (hasBar) style.setProperty('scrollbar-gutter', 'stable', 'important')
      return
    }
    for (const { name, value, priority } of before ?? []) style.setProperty(name, value, priority)
    before = undefined
  }
}

/** So small that the chat takes all of it. */
const smallScreen = '(max-width: 480px), (max-height: 420px)'
/** Between the launcher and the panel. */
const gapPx = 12

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
  let previewPx = 0

  function arrange(): void {
    if (isInline) return
    // A preview of a message is a strip beside the launcher, on phones as well.
    const isPreviewing = previewPx > 0 && !isShown
    const covers = small.matches && !isPreviewing
    box.classList.toggle('preview', isPreviewing)
    box.style.setProperty('--preview', `${previewPx}px`)
    if (box.ariaLabel) box.role = isPreviewing ? 'group' : 'dialog'
    box.classList.toggle('cover', covers)
    // Before it is measured.
    button.classList.toggle('covered', covers && isShown)
    box.dir = button.dir
    // The launcher's margins are measured by its letters.
    box.style.fontSize = button.style.fontSize
    box.style.setProperty('--lift', liftOf(button))
    box.style.setProperty('--shift', button.style.marginInlineEnd || '0px')
    Object.assign(box.style, covers && visualViewport ? coverOf(visualViewport) : uncovered)
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
      box.ariaLabel = title
      arrange()
    },
    setPreview(height: number): void {
      previewPx = height
      arrange()
    },
    isCovering: () => small.matches,
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

/**
 * How far above the corner: over its launcher, if that is shown, and over those below it. As the launcher was told and not
 * as it was measured: it follows the window, and a channel without a launcher has nothing to measure.
 */
function liftOf(button: HTMLButtonElement): string {
  const over = button.isConnected && !button.hidden ? button.offsetHeight + gapPx : 0
  return `calc(${button.style.marginBlockEnd || '0px'} + ${over}px)`
}
