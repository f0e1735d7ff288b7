/** What is over the chat closes by the same key first. */
const overlays = 'dialog[open], [aria-modal="true"]'

/** Escape with nothing else to close closes the chat. */
export function onEscape(close: () => void): void {
  // Last of all: whoever closes something by this key says so.
  window.addEventListener('keydown', (event) => {
    const isFree = event.key === 'Escape' && !event.defaultPrevented && !event.isComposing
    if (isFree && !document.querySelector(overlays)) close()
  })
}

/** A person touches the chat: whatever was said of it, it is in sight. */
export function onTouch(touched: () => void): void {
  window.addEventListener('pointerdown', ({ isTrusted }) => {
    if (isTrusted) touched()
  })
}
