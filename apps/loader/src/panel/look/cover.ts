/** The visible part of the page: smaller than the window while a keyboard is open. */
export type Viewport = Pick<VisualViewport, 'width' | 'height' | 'offsetTop' | 'offsetLeft' | 'scale'>

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
