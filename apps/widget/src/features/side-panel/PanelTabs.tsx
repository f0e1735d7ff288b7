import type { PanelTab } from '@foyer/core/side-panel/tabs.ts'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import { TabBar } from '@foyer/ui/primitives/TabBar.tsx'
import { useText } from '../../text/TextProvider.tsx'
import './PanelTabs.css'

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
export function PanelTabs({ id, tabs, shown, onShow }: PanelTabsProps) {
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
