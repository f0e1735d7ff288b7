import { leavesField } from '@foyer/core/composer/leaves-field.ts'
import { useEffect, type KeyboardEvent as ListKeyEvent, type RefObject } from 'react'
import { composerField, fieldId } from '../composer/field-id.ts'
import { useReturnFocus } from '../composer/use-return-focus.ts'

/**
 * Up and down lead from the field into the list and around in it; Escape hides it; writing on goes on in the
 * field. Answers with the list's own part of that.
 */
export function useTipKeys(list: RefObject<HTMLElement | null>, onDismiss: () => void) {
  useEffect(() => {
    function onFieldKey(event: KeyboardEvent): void {
      const { target, key } = event
      if (!(target instanceof HTMLTextAreaElement) || target.id !== fieldId || event.isComposing) return
      if (key === 'Escape') {
        event.preventDefault()
        return onDismiss()
      }
      const { value: text, selectionStart: start, selectionEnd: end } = target
      if (!leavesField({ key, text, start, end })) return
      event.preventDefault()
      buttonsOf(list.current)
        .at(key === 'ArrowUp' ? -1 : 0)
        ?.focus()
    }
    document.addEventListener('keydown', onFieldKey)
    return () => document.removeEventListener('keydown', onFieldKey)
  }, [list, onDismiss])

  useReturnFocus(list)

  return (event: ListKeyEvent<HTMLElement>): void => {
    const { key } = event
    const buttons = buttonsOf(event.currentTarget)
    const at = buttons.findIndex((button) => button === document.activeElement)
    if (key === 'Escape') {
      event.preventDefault()
      onDismiss()
    } else if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault()
      buttons.at((at + (key === 'ArrowDown' ? 1 : -1)) % buttons.length)?.focus()
    } else if (isWriting(event)) composerField()?.focus()
  }
}

/** The letter itself follows the focus. */
function isWriting({ key, ctrlKey, metaKey, altKey }: ListKeyEvent): boolean {
  const isLetter = key.length === 1 && key !== ' '
  return !ctrlKey && !metaKey && !altKey && (isLetter || key === 'Backspace')
}

function buttonsOf(list: HTMLElement | null): HTMLElement[] {
  return list ? [...list.querySelectorAll('button')] : []
}
