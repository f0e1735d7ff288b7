/** Moves the focus into the chat and back to where it came from. */
export function createFocus(root: ShadowRoot, button: HTMLButtonElement) {
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
