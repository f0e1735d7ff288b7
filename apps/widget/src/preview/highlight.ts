import type { PreviewSetting } from '@foyer/contract/host/preview.ts'
import { elementsOf } from './setting-elements.ts'

const mark = 'data-highlighted'

/** Outlines the elements of a setting. Answers with the first, if it was not outlined before. */
export function outline(setting: PreviewSetting | '', root: ParentNode): Element | undefined {
  const elements = elementsOf(setting, root)
  const [first] = elements
  const isNew = first !== undefined && !first.hasAttribute(mark)
  for (const element of root.querySelectorAll(`[${mark}]`))
    if (!elements.includes(element)) element.removeAttribute(mark)
  for (const element of elements) element.setAttribute(mark, '')
  return isNew ? first : undefined
}

/** Scrolls inside the frame only: `scrollIntoView` would also move the page around it. */
export function reveal(element: Element): void {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const room = box.getBoundingClientRect()
    const { top, bottom, left, right } = element.getBoundingClientRect()
    if (scrolls(box, 'overflowY')) box.scrollTop += shift(top, bottom, room.top, room.bottom)
    if (scrolls(box, 'overflowX')) box.scrollLeft += shift(left, right, room.left, room.right)
  }
}

export function scrolls(box: Element, axis: 'overflowX' | 'overflowY'): boolean {
  return ['auto', 'scroll'].includes(getComputedStyle(box)[axis])
}

/** The shortest way that brings the start of a range into sight, and its end if there is room. */
export function shift(start: number, end: number, from: number, to: number): number {
  if (start < from) return start - from
  return end > to ? Math.min(end - to, start - from) : 0
}
