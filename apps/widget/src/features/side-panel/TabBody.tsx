import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { PanelTab } from '@foyer/core/side-panel/tabs.ts'
import type { ComponentType } from 'react'
import { CustomerTab } from './CustomerTab.tsx'
import { QuestionTab } from './QuestionTab.tsx'
import { QuickTab } from './QuickTab.tsx'
import './TabBody.css'

type Side = { side: ChannelConfig['sideBarConfig'] }

const views = { quick: QuickTab, question: QuestionTab, customer: CustomerTab } satisfies {
  [T in PanelTab]: ComponentType<Side>
}

/** The panel of a tab. It scrolls, so that it takes the keyboard too. */
export function TabBody({ id, tab, side }: Side & { id: string; tab: PanelTab }) {
  const View = views[tab]
  return (
    <div
      id={`${id}-panel`}
      role="tabpanel"
      aria-labelledby={`${id}-${tab}`}
      tabIndex={0}
      className="side-panel-body"
    >
      <View side={side} />
    </div>
  )
}
