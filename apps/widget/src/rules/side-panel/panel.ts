import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { advertsOf } from './adverts.ts'
import { panelTabs } from './tabs.ts'

const narrowest = 200
const widest = 600

/** S-27: where the channel wants it, and there is something in it. */
export function showsPanel({ sideBarStatus, sideBarConfig }: ChannelConfig): boolean {
  if (!sideBarStatus) return false
  return panelTabs(sideBarConfig, false).length > 0 || advertsOf(sideBarConfig).length > 0
}

/** S-27: as wide as the channel says, within what can be read and what leaves room for the chat. */
export function panelWidth({ sideBarWidth }: Pick<ChannelConfig, 'sideBarWidth'>): number {
  return Math.min(Math.max(sideBarWidth, narrowest), widest)
}
