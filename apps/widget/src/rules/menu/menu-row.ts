import { starterQuestions } from '../composer/offered.ts'
import { offersMenu } from '../session/menu.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import { menuItems } from './menu-items.ts'

/** Whether there is a row of suggestions above the composer. While the chat starts, whether there will be one. */
export function showsMenuRow(state: SessionState): boolean {
  const { channel, mode } = state
  const items = menuItems(channel)
  if (mode.name === 'starting')
    return items.length > 0 || channel?.autoTip.some(({ autoTip }) => autoTip.trim() !== '') === true
  return starterQuestions(state).length > 0 || items.some((item) => offersMenu(state, item))
}
