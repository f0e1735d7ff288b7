import { limits } from '@foyer/core/timing.ts'
import { useLayoutEffect, type RefObject } from 'react'

/** K-01: the field grows with its text up to five rows, then scrolls. */
export function useAutoGrow(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    const { style: own } = element
    own.setProperty('block-size', 'auto')
    const style = getComputedStyle(element)
    const padding = Number.parseFloat(style.paddingBlockStart) + Number.parseFloat(style.paddingBlockEnd)
    const most = Number.parseFloat(style.lineHeight) * limits.textareaRows + padding
    own.setProperty('block-size', `${Math.min(element.scrollHeight, most)}px`)
    own.setProperty('overflow-y', element.scrollHeight > most ? 'auto' : 'hidden')
  }, [field, text])
}
