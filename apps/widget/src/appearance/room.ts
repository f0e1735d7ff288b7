type View = { height: number; offsetTop: number; scale: number }

/** Bars of the browser come and go by less than this; keyboards are higher. */
const leastKeyboardPx = 120

/** Window area above the on-screen keyboard; undefined without one. A zoomed page has no keyboard open. */
export function roomOf(
  { height, offsetTop, scale }: View,
  windowHeight: number,
): { height: number; top: number } | undefined {
  if (Math.abs(scale - 1) > 0.01 || windowHeight - height < leastKeyboardPx) return undefined
  return { height: Math.round(height), top: Math.round(offsetTop) }
}

/** So little height that header, notice and suggestions would leave nothing for the conversation. */
const lowPx = 420

export function isLow(height: number): boolean {
  return height <= lowPx
}
