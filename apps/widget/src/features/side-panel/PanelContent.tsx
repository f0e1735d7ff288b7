import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { advertsOf } from '@foyer/core/side-panel/adverts.ts'
import { panelTabs, shownTab, type PanelTab } from '@foyer/core/side-panel/tabs.ts'
import { useId, useState } from 'react'
import { useSession } from '../../session/ChatContext.tsx'
import { Adverts } from './Adverts.tsx'
import { PanelTabs } from './PanelTabs.tsx'
import { TabBody } from './TabBody.tsx'

export function PanelContent({ side }: { side: ChannelConfig['sideBarConfig'] }) {
  const id = useId()
  const isWithAgent = useSession(({ mode }) => mode.name === 'withAgent')
  const [chosen, setChosen] = useState<PanelTab>()
  const tabs = panelTabs(side, isWithAgent)
  const shown = shownTab(tabs, chosen)
  return (
    <>
      {shown && (
        <>
          <PanelTabs id={id} tabs={tabs} shown={shown} onShow={setChosen} />
          <TabBody key={shown} id={id} tab={shown} side={side} />
        </>
      )}
      <Adverts adverts={advertsOf(side)} />
    </>
  )
}
