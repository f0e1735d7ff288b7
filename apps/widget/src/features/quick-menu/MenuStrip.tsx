import type { MenuItem } from '@foyer/contract/channel/config/menus.ts'
import { tabAfterKey } from '@foyer/core/layout/tab-after-key.ts'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useText } from '../../text/TextProvider.tsx'
import './MenuStrip.css'
import { MenuTag } from './MenuTag.tsx'
import { useEdges } from './use-edges.ts'

/** One stop for the tab key; the arrows lead along it. */
export function MenuStrip({ items }: { items: readonly MenuItem[] }) {
  const t = useText()
  const strip = useRef<HTMLDivElement>(null)
  const edges = useEdges(strip)
  const [current, setCurrent] = useState(0)
  const stop = Math.min(current, items.length - 1)

  function move(event: KeyboardEvent<HTMLElement>): void {
    if (!strip.current) return
    // The strip's direction, not the tag's: a tag takes that of its words.
    const isRtl = getComputedStyle(strip.current).direction === 'rtl'
    const next = tabAfterKey([...items.keys()], stop, event.key, isRtl)
    if (next === undefined) return
    event.preventDefault()
    strip.current.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div ref={strip} className={`menu-strip ${edges}`} role="toolbar" aria-label={t('quickMenu.label')}>
      {items.map((item, at) => (
        <MenuTag
          key={item.id}
          item={item}
          isStop={at === stop}
          onFocus={() => setCurrent(at)}
          onKeyDown={move}
        />
      ))}
    </div>
  )
}
