import { showsMenuRow } from '../../rules/menu/menu-row.ts'
import { lazyValue } from '@foyer/ui/messages/lazy-value.ts'
import { useSession } from '../../session/ChatContext.tsx'
import './QuickMenu.css'

const useRow = lazyValue(async () => import('./MenuRow.tsx'))

/** S-12, S-15: one row of suggestions above the composer. Its place is kept while it comes: nothing above may move. */
export function QuickMenu() {
  const isShown = useSession(showsMenuRow)
  const part = useRow()
  return isShown ? <div className="menu-row">{part && <part.MenuRow />}</div> : null
}
