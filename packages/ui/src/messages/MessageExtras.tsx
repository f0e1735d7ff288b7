import type { Message } from '@foyer/contract/messages/message.ts'
import { PersonIcon } from '../icons/PersonIcon.tsx'
import { Button } from '../primitives/Button.tsx'
import { useUiText } from '../text.tsx'
import { ChoiceList } from './choices/ChoiceList.tsx'
import { extrasOf } from './extras/extras-of.ts'
import { References } from './extras/References.tsx'
import { ThumbButtons } from './extras/ThumbButtons.tsx'
import { useMessageActs } from './message-acts.tsx'
import './MessageExtras.css'

/** Under a robot's answer: what it was taken from, what else to ask, whether it helped, and the way to a person. */
export function MessageExtras({ message }: { message: Message }) {
  const t = useUiText()
  const acts = useMessageActs()
  const extras = extrasOf(message.robot, acts)
  if (!extras) return null
  const { references, suggestions, thumbs, canTransfer, page } = extras
  return (
    <div className="foyer-extras">
      {page && (
        <a className="foyer-extras-page" href={page} target="_blank" rel="noopener noreferrer">
          {t('message.openFull')}
        </a>
      )}
      {references.length > 0 && <References references={references} />}
      {suggestions.length > 0 && (
        <div>
          <span className="foyer-extras-label">{t('message.suggestions')}</span>
          <ChoiceList choices={suggestions} label={t('message.suggestions')} />
        </div>
      )}
      {canTransfer && (
        <Button disabled={acts?.transferState !== 'open'} onClick={() => acts?.transfer()}>
          <PersonIcon size={18} />
          {t('message.transfer')}
        </Button>
      )}
      {thumbs !== 'hidden' && (
        <ThumbButtons thumbs={thumbs} onRate={(useful) => acts?.rate(message, useful)} />
      )}
    </div>
  )
}
