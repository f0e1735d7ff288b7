let closeLast: () => void = () => {}

/** Of several channels on a page, one panel is open at a time: they would lie on each other. */
export function onlyOneOpen(close: () => void): void {
  if (closeLast !== close) closeLast()
  closeLast = close
}
