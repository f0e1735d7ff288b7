import { menuItems } from '@foyer/core/menu/menu-items.ts'
import { offersMenu } from '@foyer/core/session/menu.ts'
import { later } from '@foyer/ui/messages/later.ts'
import { useSession } from '../../session/ChatContext.tsx'

const useStrip = later(async () => import('./MenuStrip.tsx'))

/** S-12: the channel's tags above the composer, as far as there is something for them to do now. */
export function QuickMenu() {
  const channel = useSession((state) => state.channel)
  const items = menuItems(channel)
  // A word, so that the same tags are the same value.
  const offered = useSession((state) => items.map((item) => (offersMenu(state, item) ? '1' : '0')).join(''))
  const part = useStrip()
  const shown = items.filter((_item, at) => offered[at] === '1')
  return part && shown.length > 0 ? <part.MenuStrip items={shown} /> : null
}
