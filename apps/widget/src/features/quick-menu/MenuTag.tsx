import type { MenuItem } from '@foyer/contract/channel/config/menus.ts'
import { menuTypes } from '@foyer/contract/codes.ts'
import { tagColors } from '@foyer/ui/color-tag.ts'
import type { KeyboardEvent } from 'react'
import { useTheme } from '../../appearance/use-theme.ts'
import { useSession } from '../../session/ChatContext.tsx'
import { useFactoryText } from '../../text/use-factory-text.ts'
import './MenuTag.css'

type MenuTagProps = {
  item: MenuItem
  isStop: boolean
  onPress: (item: MenuItem) => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** D-06. Where a person has just been asked for, asking again has to wait (T-01); the focus stays. */
export function MenuTag({ item, isStop, onPress, onFocus, onKeyDown }: MenuTagProps) {
  const factory = useFactoryText()
  const theme = useTheme()
  const isLocked = useSession((state) => state.isTransferLocked && item.menuType === menuTypes.transfer)
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
