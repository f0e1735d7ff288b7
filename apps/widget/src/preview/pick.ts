import type { PreviewSetting } from '@foyer/contract/host/preview.ts'
import { settingOf } from './setting-elements.ts'

/** The setting of the innermost element at this point of the window. */
export function settingAt(root: HTMLElement, x: number, y: number): PreviewSetting | undefined {
  // Browsers skip what is inert. No event can come between these lines.
  root.inert = false
  const elements = document.elementsFromPoint(x, y).filter((element) => root.contains(element))
  root.inert = true
  for (const element of elements) {
    const setting = settingOf(element)
    if (setting) return setting
  }
  return undefined
}
