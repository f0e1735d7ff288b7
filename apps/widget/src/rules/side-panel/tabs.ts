import type { ChannelConfig } from '@foyer/contract/channel/config.ts'

const order = ['quick', 'question', 'customer'] as const
export type PanelTab = (typeof order)[number]

type TabFlags = Pick<ChannelConfig['sideBarConfig'], 'quickFlag' | 'questionFlag'>

/** S-27, P-02: the card of whom one talks to comes beside the channel's own tabs, never alone. */
export function panelTabs({ quickFlag, questionFlag }: TabFlags, isWithAgent: boolean): PanelTab[] {
  const quick = quickFlag
  const question = questionFlag
  const offered = { quick, question, customer: isWithAgent && (quick || question) }
  return order.filter((tab) => offered[tab])
}

/** S-27: what the visitor chose, for as long as it is there; otherwise quick, or question where there is no quick. */
export function shownTab(tabs: readonly PanelTab[], chosen: PanelTab | undefined): PanelTab | undefined {
  return tabs.find((tab) => tab === chosen) ?? tabs[0]
}
