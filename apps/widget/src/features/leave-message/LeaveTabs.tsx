import { leaveTabAfterKey, leaveTabs, type LeaveTab } from '@foyer/core/leave-message/tabs.ts'
import type { UiKey } from '@foyer/i18n/keys.ts'
import { useUiText } from '@foyer/ui/text.tsx'
import type { KeyboardEvent } from 'react'
import './LeaveTabs.css'

type LeaveTabsProps = {
  /** Names the tabs and their panel: `<id>-<tab>`, `<id>-panel`. */
  id: string
  shown: LeaveTab
  onShow: (tab: LeaveTab) => void
}

const texts = { write: 'leave.tab.write', earlier: 'leave.tab.earlier' } satisfies { [T in LeaveTab]: UiKey }

/** The WAI-ARIA tabs, with a roving tab stop; the arrows show what they reach. */
export function LeaveTabs({ id, shown, onShow }: LeaveTabsProps) {
  const t = useUiText()

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = leaveTabAfterKey(shown, event.key)
    if (!next) return
    event.preventDefault()
    if (next !== shown) onShow(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }

  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={t('leave.title')}
      className="leave-tabs"
      onKeyDown={onKeyDown}
    >
      {leaveTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}`}
          data-tab={tab}
          aria-selected={tab === shown}
          aria-controls={`${id}-panel`}
          tabIndex={tab === shown ? 0 : -1}
          className="leave-tab"
          onClick={() => onShow(tab)}
        >
          {t(texts[tab])}
        </button>
      ))}
    </div>
  )
}
