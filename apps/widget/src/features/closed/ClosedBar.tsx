import { Button } from '@foyer/ui/primitives/Button.tsx'
import { useDispatch, useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { MyDataButton } from '../my-data/MyDataButton.tsx'
import './ClosedBar.css'

/** S-19: stands where the composer was. */
export function ClosedBar() {
  const t = useText()
  const dispatch = useDispatch()
  const isEnded = useSession((state) => state.mode.name === 'ended')
  const hasHeader = useSession(({ channel }) => channel?.navigationBarShowFlag !== false)
  const canRate = useSession(({ channel }) => channel?.evaluateMode === true)
  const isRating = useSession(({ evaluation }) => evaluation.phase !== 'closed')
  if (!isEnded) return hasHeader ? null : <WithoutHeader />
  return (
    <section className="closed" aria-label={t('closed.text')}>
      <p>{t('closed.text')}</p>
      {canRate && (
        <Button disabled={isRating} onClick={() => dispatch({ type: 'evaluatePressed' })}>
          {t('closed.rate')}
        </Button>
      )}
      <Button tone="accent" onClick={() => dispatch({ type: 'startOverPressed' })}>
        {t('closed.startOver')}
      </Button>
      <MyDataButton look="words" />
    </section>
  )
}

/** A channel without a header has no button that ends the chat, which leads to the visitor's data elsewhere. */
function WithoutHeader() {
  return (
    <div className="closed-without-header">
      <MyDataButton look="words" />
    </div>
  )
}
