/** What of the page can be seen: less than its window while a keyboard is open. */
export type Viewport = Pick<VisualViewport, 'width' | 'height' | 'offsetTop' | 'offsetLeft' | 'scale'>

type Cover = { width: string; height: string; top: string; left: string }

/** No sizes of our own: the style sheet's. */
export const uncovered: Cover = { width: '', height: '', top: '', left: '' }

/**
 * Where a panel lies that covers a phone. Somebody who has zoomed into the page sees a small part of it; a chat squeezed
 * into that part could not be read, so it keeps the window's size and they look around in it.
 */
export function coverOf({ width, height, offsetTop, offsetLeft, scale }: Viewport): Cover {
  if (scale > 1.01) return uncovered
  return { width: px(width), height: px(height), top: px(offsetTop), left: px(offsetLeft) }
}

function px(length: number): string {
  return `${length}px`
}
