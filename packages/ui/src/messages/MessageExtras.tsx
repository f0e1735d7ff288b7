import { FileText, UserRound } from 'lucide-react'
import type { Message, RobotPart } from '@foyer/contract/messages/message.ts'
import { Button } from '../primitives/Button.tsx'
import { useUiText } from '../text.tsx'
import { ChoiceList } from './choices/ChoiceList.tsx'
import { numbered, type NumberedChoice } from './choices/choice.ts'
import { type MessageActs, useMessageActs } from './message-acts.tsx'
import { thumbsOf, type Thumbs } from './extras/thumbs.ts'
import { safeUrl } from '@foyer/core/text/safe-url.ts'
import { ThumbButtons } from './extras/ThumbButtons.tsx'
import './MessageExtras.css'

type Reference = { at: number; name: string; url: string }

/** Elements below a robot's message. */
type Extras = {
  references: Reference[]
  suggestions: NumberedChoice[]
  thumbs: Thumbs
  canTransfer: boolean
  /** The page of the document that was answered from; empty without one. */
  page: string
}

/** D-16. Undefined when there is nothing: most messages have nothing. Without acts it is read, not answered. */
export function extrasOf(
  robot: RobotPart | undefined,
  acts: Pick<MessageActs, 'canRate' | 'transferState' | 'documentPage'> | undefined,
): Extras | undefined {
  if (!robot) return undefined
  const extras = {
    references: referencesOf(robot),
    suggestions: suggestionsOf(robot),
    thumbs: thumbsOf(robot, acts?.canRate ?? false),
    canTransfer: robot.showTransfer && acts !== undefined && acts.transferState !== 'gone',
    page: robot.docId && acts ? acts.documentPage(robot.docId) : '',
  }
  const { references, suggestions, thumbs, canTransfer, page } = extras
  const isEmpty =
    references.length + suggestions.length === 0 && thumbs === 'hidden' && !canTransfer && page === ''
  return isEmpty ? undefined : extras
}

function referencesOf({ references }: RobotPart): Reference[] {
  return references
    .map(({ name, url }, at) => ({ at, name: name || url, url }))
    .filter(({ name }) => name !== '')
}

function suggestionsOf({ suggestions }: RobotPart): NumberedChoice[] {
  return numbered(
    suggestions.map(({ question, docId, score }) => ({ name: question, asked: { docId, score, click: 2 } })),
  )
}

/** D-16 referenceFile: what the answer was taken from. */
function References({ references }: { references: readonly Reference[] }) {
  const t = useUiText()
  return (
    <div className="foyer-references">
      <span className="foyer-extras-label">{t('message.references')}</span>
      <ul aria-label={t('message.references')}>
        {references.map(({ at, name, url }) => (
          <li key={at}>
            <FileText size={15} />
            {safeUrl(url) ? (
              <a href={safeUrl(url)} target="_blank" rel="noopener noreferrer">
                <bdi>{name}</bdi>
              </a>
            ) : (
              <bdi>{name}</bdi>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

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
          <UserRound size={18} />
          {t('message.transfer')}
        </Button>
      )}
      {thumbs !== 'hidden' && (
        <ThumbButtons thumbs={thumbs} onRate={(useful) => acts?.rate(message, useful)} />
      )}
    </div>
  )
}
