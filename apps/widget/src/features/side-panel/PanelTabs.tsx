import { tabAfterKey } from '@foyer/core/side-panel/tab-keys.ts'
import type { PanelTab } from '@foyer/core/side-panel/tabs.ts'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import type { KeyboardEvent } from 'react'
import { useText } from '../../text/TextProvider.tsx'
import './PanelTabs.css'

type PanelTabsProps = {
  /** Names the tabs and their panel: `<id>-<tab>`, `<id>-panel`. */
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

/** S-27: the WAI-ARIA tabs, with a roving tab stop; the arrows show what they reach. */
export function PanelTabs({ id, tabs, shown, onShow }: PanelTabsProps) {
  const t = useText()

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const list = event.currentTarget
    const next = tabAfterKey(tabs, shown, event.key, getComputedStyle(list).direction === 'rtl')
    if (!next) return
    event.preventDefault()
    onShow(next)
    list.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }

  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={t('panel.label')}
      className="side-panel-tabs"
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}`}
          data-tab={tab}
          aria-selected={tab === shown}
          aria-controls={`${id}-panel`}
          tabIndex={tab === shown ? 0 : -1}
          className="side-panel-tab"
          onClick={() => onShow(tab)}
        >
          {t(texts[tab])}
        </button>
      ))}
    </div>
  )
}
