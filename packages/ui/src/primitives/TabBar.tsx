import { tabAfterKey } from '@foyer/core/layout/tab-after-key.ts'
import type { KeyboardEvent } from 'react'

type TabBarProps<T extends string | number> = {
  /** Names the tabs and their panel: `<id>-<tab>`, `<id>-panel`. */
  id: string
  label: string
  tabs: readonly { tab: T; name: string }[]
  shown: T
  onShow: (tab: T) => void
  className: string
  tabClassName: string
}

/** The WAI-ARIA tabs, with a roving tab stop; the arrows show what they reach. */
export function TabBar<T extends string | number>(props: TabBarProps<T>) {
  const { id, label, tabs, shown, onShow, className, tabClassName } = props

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // The bar's direction, not the tab's: a tab takes that of its words.
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = tabAfterKey(
      tabs.map(({ tab }) => tab),
      shown,
      event.key,
      isRtl,
    )
    if (next === undefined) return
    event.preventDefault()
    if (next !== shown) onShow(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }

  return (
    <div role="tablist" tabIndex={-1} aria-label={label} className={className} onKeyDown={onKeyDown}>
      {tabs.map(({ tab, name }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}`}
          data-tab={tab}
          aria-selected={tab === shown}
          aria-controls={`${id}-panel`}
          tabIndex={tab === shown ? 0 : -1}
          className={tabClassName}
          dir="auto"
          onClick={() => onShow(tab)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
