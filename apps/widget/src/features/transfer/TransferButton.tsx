import { hasTransferTag } from '@foyer/core/menu/menu-items.ts'
import { offersTransfer } from '@foyer/core/session/selectors.ts'
import { PersonIcon } from '@foyer/ui/icons/PersonIcon.tsx'
import { useDispatch, useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import './TransferButton.css'

/** P-03, T-01: the way to a person, while the robot answers and no tag of the quick menu is one. */
export function TransferButton() {
  const t = useText()
  const dispatch = useDispatch()
  const isOffered = useSession((state) => offersTransfer(state) && !hasTransferTag(state.channel))
  const isLocked = useSession((state) => state.isTransferLocked)
  if (!isOffered) return null
  return (
    <div className="transfer">
      <button
        type="button"
        className="transfer-button"
        disabled={isLocked}
        onClick={() => dispatch({ type: 'transferPressed' })}
      >
        <PersonIcon size={16} />
        {t('transfer.ask')}
      </button>
    </div>
  )
}
