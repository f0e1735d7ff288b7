import type { PreviewSetting } from '@foyer/contract/host/preview.ts'
import { scrolls } from './highlight.ts'
import { elementsOf } from './setting-elements.ts'

/** Settings with texts. The element of a colour, a size or a switch contains elements of other settings. */
const measured: readonly PreviewSetting[] = [
  'robotName',
  'titleDesc',
  'robotWelcomeMsg',
  'faq',
  'autoTip',
  'chatMenuConfigPlan',
  'adminWelcomeMsg',
  'adminTimeoutMsg',
  'userTimeoutMsg',
  'adminOfflineMsg',
  'unWorkingMsg',
  'adminCloseMsg',
  'userOverMsg',
  'userQueueMsg',
  'sideBarConfig',
  'leaveMsgTitle',
  'userForm',
  'groupConfig',
  'evaluateGuideMsg',
  'starList',
  'scoreList',
]

/** Settings whose elements are wider than their place, or whose text is cut off. */
export function overflowingSettings(root: ParentNode): PreviewSetting[] {
  return measured.filter((setting) => elementsOf(setting, root).some(hasOverflow))
}

function hasOverflow(element: Element): boolean {
  if (isOutside(element)) return true
  return [element, ...element.querySelectorAll('*')].some((each) => isCut(each))
}

/** Text for screen readers only is one pixel wide; a running notice moves through its window. */
const exempt = '.hidden-text, .foyer-field-spoken, .notice-window, .notice-text, svg, svg *'

function isCut(element: Element): boolean {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
  // Inline elements have no size of their own: their block has it.
  if (clientWidth <= 1 || element.matches(exempt)) return false
  const isWide = scrollWidth > clientWidth + 1 && !scrolls(element, 'overflowX')
  const hidesHeight = ['hidden', 'clip'].includes(getComputedStyle(element).overflowY)
  return isWide || (hidesHeight && scrollHeight > clientHeight + 1 && hasText(element))
}

/** Beyond the sides of the window, where nothing can scroll to it. */
function isOutside(element: Element): boolean {
  const { left, right, width } = element.getBoundingClientRect()
  if (width === 0 || (left >= -1 && right <= innerWidth + 1)) return false
  for (let box = element.parentElement; box; box = box.parentElement)
    if (scrolls(box, 'overflowX')) return false
  return true
}

function hasText(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent !== '')
}
