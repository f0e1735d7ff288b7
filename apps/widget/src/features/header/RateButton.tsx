import { Star } from 'lucide-react'
import { hasTag } from '../../rules/menu/menu-items.ts'
import { canWrite } from '@foyer/core/session/selectors.ts'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'
import { useDispatch, useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'

/** S-38: where the channel wants ratings and the quick menu has no tag for them. */
export function RateButton() {
  const t = useText()
  const dispatch = useDispatch()
  const isOffered = useSession(
    (state) => canWrite(state) && state.channel?.evaluateMode === true && !hasTag(state.channel, 'evaluate'),
  )
  if (!isOffered) return null
  return (
    <IconButton
      className="header-rate"
      label={t('closed.rate')}
      onClick={() => dispatch({ type: 'evaluatePressed' })}
    >
      <Star size={20} />
    </IconButton>
  )
}
