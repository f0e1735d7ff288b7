import type { Cut } from './cut.ts'
import { inkOf } from './ink.ts'

/** What fields say by themselves is in no node: what they ask for, and what is chosen. */
export function cutFields(root: HTMLElement): Cut[] {
  const fields = [...root.querySelectorAll<HTMLElement>('input, textarea, select, button')]
  return fields.flatMap((field) => {
    const text = wordsIn(field)
    if (text === '' || !field.checkVisibility({ visibilityProperty: true })) return []
    return fits(field, text)
      ? []
      : [{ why: 'does not fit into its field', text, where: nameOf(field), isShortened: false }]
  })
}

function wordsIn(field: HTMLElement): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? ''
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return field.value === '' ? field.placeholder : ''
  return ''
}

function fits(field: HTMLElement, text: string): boolean {
  const style = getComputedStyle(field)
  const size = (value: string) => Number.parseFloat(value) || 0
  const room = {
    width: field.clientWidth - size(style.paddingInlineStart) - size(style.paddingInlineEnd),
    height: field.clientHeight - size(style.paddingBlockStart) - size(style.paddingBlockEnd),
  }
  const { width, above, below } = inkOf(text, field)
  if (above + below > room.height + 2) return false
  if (!(field instanceof HTMLTextAreaElement)) return width <= room.width + 1
  // A word that does not fit begins a line of its own: a line holds less than all of its width.
  const rows = Math.max(1, Math.floor((room.height + 2) / size(style.lineHeight)))
  return rows === 1 ? width <= room.width + 1 : width <= room.width * rows * 0.8
}

function nameOf(field: HTMLElement): string {
  return field.tagName.toLowerCase() + [...field.classList].map((name) => `.${name}`).join('')
}
