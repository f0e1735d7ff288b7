import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { advertsOf, type Advert } from '../../rules/side-panel/adverts.ts'
import { panelTabs, shownTab, type PanelTab } from '../../rules/side-panel/tabs.ts'
import { useId, useState } from 'react'
import { useSession } from '../../session/ChatContext.tsx'
import { lazyValue } from '@foyer/ui/messages/lazy-value.ts'
import { useText } from '../../text/TextProvider.tsx'
import { AdvertPicture } from './AdvertPicture.tsx'
import './PanelContent.css'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import { TabBar } from '@foyer/ui/primitives/TabBar.tsx'
import { TabBody } from './TabBody.tsx'

type PanelTabsProps = {
  /** Names the tabs and their panel, as TabBar has it. */
  id: string
  tabs: readonly PanelTab[]
  shown: PanelTab
  onShow: (tab: PanelTab) => void
}

const texts = {
  quick: 'panel.tab.quick',
  question: 'panel.tab.question',
  customer: 'panel.tab.customer',
} satisfies { [T in PanelTab]: WidgetKey }

/** S-27 */
function PanelTabs({ id, tabs, shown, onShow }: PanelTabsProps) {
  const t = useText()
  return (
    <TabBar
      id={id}
      label={t('panel.label')}
      tabs={tabs.map((tab) => ({ tab, name: t(texts[tab]) }))}
      shown={shown}
      onShow={onShow}
      className="side-panel-tabs"
      tabClassName="side-panel-tab"
    />
  )
}

type AdvertsProps = { adverts: readonly Advert[] }

const useCarousel = lazyValue(async () => import('./AdvertCarousel.tsx'))

/** S-28: pictures of the channel's, 150 px high; several take turns. */
export function Adverts({ adverts }: AdvertsProps) {
  const t = useText()
  const [only, ...others] = adverts
  if (!only) return null
  return (
    <section
      className="adverts"
      aria-label={t('advert.label')}
      aria-roledescription={others.length > 0 ? t('advert.carousel') : undefined}
    >
      {others.length === 0 ? (
        <AdvertPicture advert={only} name={t('advert.name', { number: 1, count: 1 })} />
      ) : (
        <LateCarousel adverts={adverts} />
      )}
    </section>
  )
}

function LateCarousel(props: AdvertsProps) {
  const part = useCarousel()
  return part && <part.AdvertCarousel {...props} />
}

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
