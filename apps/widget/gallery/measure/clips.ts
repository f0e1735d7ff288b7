/** What becomes of words that are larger than their place: cut off, ended by an ellipsis, scrolled to, or shown. */
type Way = 'cut' | 'short' | 'scroll' | 'free'
/** What an element lets be seen of what is in it. */
export type Clip = { box: DOMRect; x: Way; y: Way }

/** From the inside out: who around an element may cut off what stands in it. */
export function clipsAround(element: HTMLElement): Clip[] {
  const clips: Clip[] = []
  for (let each: HTMLElement | null = element; each; each = each.parentElement) {
    const { display, position } = getComputedStyle(each)
    if (display !== 'inline' && display !== 'contents') clips.push(clipOf(each))
    if (position === 'fixed') break
  }
  return clips
}

export function clipOf(element: HTMLElement): Clip {
  const style = getComputedStyle(element)
  const { left, top } = element.getBoundingClientRect()
  const { clientLeft, clientTop, clientWidth, clientHeight } = element
  const isClamped = style.webkitLineClamp !== 'none'
  return {
    box: new DOMRect(left + clientLeft, top + clientTop, clientWidth, clientHeight),
    x: wayOf(style.overflowX, style.textOverflow === 'ellipsis'),
    y: wayOf(style.overflowY, isClamped),
  }
}

function wayOf(overflow: string, isShort: boolean): Way {
  if (overflow === 'visible') return 'free'
  if (overflow === 'auto' || overflow === 'scroll') return 'scroll'
  return isShort ? 'short' : 'cut'
}
