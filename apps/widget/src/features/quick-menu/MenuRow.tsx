import type { MenuItem } from '@foyer/contract/channel/config/menus.ts'
import { starterQuestions } from '../../rules/composer/offered.ts'
import { menuItems } from '../../rules/menu/menu-items.ts'
import { hasAsked } from '@foyer/core/session/guide.ts'
import { offersMenu } from '../../rules/session/menu.ts'
import { useState } from 'react'
import { ArrowDown } from 'lucide-react'
import { useIsLow } from '../../appearance/use-is-low.ts'
import { useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import './MenuRow.css'
import { MenuStrip } from './MenuStrip.tsx'

/**
 * The row is open before the first message, and closed after it or in a low window; the visitor decides otherwise. The
 * way to a person is never closed.
 */
export function MenuRow() {
  const t = useText()
  const channel = useSession((state) => state.channel)
  const items = menuItems(channel)
  // A word, so that the same tags are the same value.
  const offered = useSession((state) => items.map((item) => (offersMenu(state, item) ? '1' : '0')).join(''))
  const starters = useSession(starterQuestions)
  const isStarting = useSession(({ mode }) => mode.name === 'starting')
  const isTalking = useSession(hasAsked)
  const isLow = useIsLow()
  const [isOpen, setOpen] = useState<boolean>()
  const isExpanded = isOpen ?? (!isTalking && !isLow)
  const shown = items.filter((_item, at) => offered[at] === '1')
  const visible = isExpanded ? shown : shown.filter((item) => !isCollapsible(item))
  const questions = isExpanded ? starters : none
  // Tags that come one after the other would push each other along.
  if (isStarting || shown.length + starters.length === 0) return null
  return (
    <>
      {(isTalking || isLow) && (shown.some(isCollapsible) || starters.length > 0) && (
        <button
          type="button"
          className={`menu-toggle ${isExpanded ? 'menu-toggle-open' : ''}`}
          aria-expanded={isExpanded}
          aria-label={t('quickMenu.label')}
          onClick={() => setOpen(!isExpanded)}
        >
          {!isExpanded && t('quickMenu.label')}
          <ArrowDown size={16} />
        </button>
      )}
      {visible.length + questions.length > 0 && (
        // A strip that goes gives the focus that it has to the field.
        <MenuStrip key={String(isExpanded)} items={visible} starters={questions} />
      )}
    </>
  )
}

function isCollapsible({ menuType }: MenuItem): boolean {
  return menuType !== 'transfer'
}

const none: readonly { autoTip: string }[] = []
