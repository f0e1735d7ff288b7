import { limits } from '@foyer/core/timing.ts'
import { useLayoutEffect, type RefObject } from 'react'
import { useIsLow } from '../../appearance/use-is-low.ts'

/**
 * K-01: the field grows with its text up to five rows, then scrolls. In a low window up to two: the conversation keeps
 * its part of the height.
 */
export function useAutoGrow(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  const isLow = useIsLow()
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    const { style: own } = element
    own.setProperty('block-size', 'auto')
    const style = getComputedStyle(element)
    const padding = Number.parseFloat(style.paddingBlockStart) + Number.parseFloat(style.paddingBlockEnd)
    const row = Number.parseFloat(style.lineHeight)
    const most = row * (isLow ? limits.textareaRowsLow : limits.textareaRows) + padding
    element.toggleAttribute('data-tall', element.scrollHeight > row * 1.5 + padding)
    own.setProperty('block-size', `${Math.min(element.scrollHeight, most)}px`)
    own.setProperty('overflow-y', element.scrollHeight > most ? 'auto' : 'hidden')
  }, [field, text, isLow])
}
