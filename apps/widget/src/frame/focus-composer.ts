import { composerField } from '../features/composer/field-id.ts'

let waiting: MutationObserver | undefined

/**
 * Focuses the composer when the chat opens, or as soon as it renders. Not on touch devices, because the
 * keyboard would cover half the screen, and not behind an open dialog.
 */
export function focusComposer(): void {
  waiting?.disconnect()
  if (matchMedia('(pointer: coarse)').matches || document.querySelector('dialog[open]')) return
  const field = composerField()
  if (field) return field.focus()
  waiting = new MutationObserver(focusComposer)
  waiting.observe(document.body, { childList: true, subtree: true })
}
