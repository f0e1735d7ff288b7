import { UserRound } from 'lucide-react'
import { hasTag } from '../../rules/menu/menu-items.ts'
import { offersTransfer, willOfferTransfer } from '@foyer/core/session/selectors.ts'
import { useDispatch, useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import './TransferButton.css'

/** P-03, T-01: the way to a person, while the robot answers and no tag of the quick menu is one. */
export function TransferButton() {
  const t = useText()
  const dispatch = useDispatch()
  const isShown = useSession(
    (state) => (offersTransfer(state) || willOfferTransfer(state)) && !hasTag(state.channel, 'transfer'),
  )
  // Its place is kept while the chat starts: nothing may move when it is offered.
  const isOffered = useSession(offersTransfer)
  const isLocked = useSession((state) => state.isTransferLocked)
  if (!isShown) return null
  return (
    <div className={isOffered ? 'transfer' : 'transfer transfer-soon'}>
      <button
        type="button"
        className="transfer-button"
        disabled={isLocked}
        onClick={() => dispatch({ type: 'transferPressed' })}
      >
        <UserRound size={16} />
        {t('transfer.ask')}
      </button>
    </div>
  )
}
