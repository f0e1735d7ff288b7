import type { MenuItem } from '@foyer/contract/channel/config/menus.ts'
import { tabAfterKey } from '@foyer/core/layout/tab-after-key.ts'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useChat, useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { useReturnFocus } from '../composer/use-return-focus.ts'
import { EndChatDialog } from '../header/EndChatDialog.tsx'
import './MenuStrip.css'
import { tagColors } from '@foyer/ui/color-tag.ts'
import { useTheme } from '../../appearance/use-theme.ts'
import { useFactoryText } from '../../text/use-factory-text.ts'
import { useEdges } from './use-edges.ts'

type MenuTagProps = {
  item: MenuItem
  isStop: boolean
  onPress: (item: MenuItem) => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** D-06. Where a person has just been asked for, asking again has to wait (T-01); the focus stays. */
function MenuTag({ item, isStop, onPress, onFocus, onKeyDown }: MenuTagProps) {
  const factory = useFactoryText()
  const theme = useTheme()
  const isLocked = useSession((state) => state.isTransferLocked && item.menuType === 'transfer')
  return (
    <button
      type="button"
      className="menu-tag"
      dir="auto"
      style={tagColors(item, theme)}
      tabIndex={isStop ? 0 : -1}
      aria-disabled={isLocked}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={() => !isLocked && onPress(item)}
    >
      {factory(item.menuName)}
    </button>
  )
}

type StarterTagProps = {
  text: string
  isStop: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** S-15: a question of the channel to begin with. */
function StarterTag({ text, isStop, onFocus, onKeyDown }: StarterTagProps) {
  const { send } = useChat()
  return (
    <button
      type="button"
      className="menu-tag menu-starter"
      dir="auto"
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={() => send(text, { click: 2 })}
    >
      {text}
    </button>
  )
}

type MenuStripProps = { items: readonly MenuItem[]; starters: readonly { autoTip: string }[] }

/** One stop for the tab key; the arrows lead along it. */
export function MenuStrip({ items, starters }: MenuStripProps) {
  const t = useText()
  const strip = useRef<HTMLDivElement>(null)
  const edges = useEdges(strip)
  const { pressMenu } = useChat()
  const [current, setCurrent] = useState(0)
  const [ending, setEnding] = useState<MenuItem>()
  // The same question twice is one.
  const questions = [...new Set(starters.map(({ autoTip }) => autoTip.trim()))].filter(Boolean)
  const count = items.length + questions.length
  const stop = Math.min(current, count - 1)
  useReturnFocus(strip)

  function move(event: KeyboardEvent<HTMLElement>): void {
    if (!strip.current) return
    // The strip's direction, not the tag's: a tag takes that of its words.
    const isRtl = getComputedStyle(strip.current).direction === 'rtl'
    const next = tabAfterKey([...Array.from({ length: count }).keys()], stop, event.key, isRtl)
    if (next === undefined) return
    event.preventDefault()
    strip.current.querySelectorAll('button')[next]?.focus()
  }

  /** D-06: the end is asked about first, as in the header. */
  function press(item: MenuItem): void {
    if (item.menuType === 'close') setEnding(item)
    else pressMenu(item)
  }

  return (
    <>
      <div ref={strip} className={`menu-strip ${edges}`} role="toolbar" aria-label={t('quickMenu.label')}>
        {items.map((item, at) => (
          <MenuTag
            key={item.id}
            item={item}
            isStop={at === stop}
            onPress={press}
            onFocus={() => setCurrent(at)}
            onKeyDown={move}
          />
        ))}
        {questions.map((text, at) => (
          <StarterTag
            key={text}
            text={text}
            isStop={items.length + at === stop}
            onFocus={() => setCurrent(items.length + at)}
            onKeyDown={move}
          />
        ))}
      </div>
      {ending && (
        <EndChatDialog
          onEnd={() => {
            setEnding(undefined)
            pressMenu(ending)
          }}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  )
}
