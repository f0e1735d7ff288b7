import { composerField } from '../features/composer/field-id.ts'

let waiting: MutationObserver | undefined

/**
 * Whoever opens the chat may write at once. Not where that would bring up a keyboard over half the screen, and not
 * behind something that asks first. The field may still be on its way.
 */
export function focusComposer(): void {
  waiting?.disconnect()
  if (matchMedia('(pointer: coarse)').matches || document.querySelector('dialog[open]')) return
  const field = composerField()
  if (field) return field.focus()
  waiting = new MutationObserver(focusComposer)
  waiting.observe(document.body, { childList: true, subtree: true })
}
