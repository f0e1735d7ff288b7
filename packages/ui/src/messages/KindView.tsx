import type { MessageKind } from '@foyer/contract/messages/content.ts'
import type { Message } from '@foyer/contract/messages/message.ts'
import type { ComponentType } from 'react'
import { useUiText } from '../text.tsx'
import './KindView.css'
import { frameOf, summaryOf } from './kinds.ts'
import { lazyValue } from './lazy-value.ts'
import { LinkedText } from './LinkedText.tsx'
import { TextMessage } from './TextMessage.tsx'
import { useRichPart } from './use-rich-part.ts'

type ViewProps = { message: Message }
type AnyView = ComponentType<ViewProps>

const useFormPart = lazyValue(async () => import('./form-views.ts'))

/** The content of a message by its kind. Only the view of text is in the first download. */
export function KindView({ message }: ViewProps) {
  const { kind } = message.content
  if (kind === 'text') return shown({ text: TextMessage }, message)
  return kind === 'form' || kind === 'externalForm' ? (
    <FormKindView message={message} />
  ) : (
    <RichKindView message={message} />
  )
}

function FormKindView({ message }: ViewProps) {
  return shown(useFormPart()?.formViews, message)
}

function RichKindView({ message }: ViewProps) {
  return shown(useRichPart()?.richViews, message)
}

/** The one cast: a view only ever meets content of the kind it was found by. */
function shown(views: Partial<Record<MessageKind, unknown>> | undefined, message: Message) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const View = views?.[message.content.kind] as AnyView | undefined
  return View ? <View message={message} /> : <KindSkeleton message={message} />
}

/** The words of a message, in about the room that its view will take. */
function KindSkeleton({ message: { content } }: ViewProps) {
  const t = useUiText()
  const { kind } = content
  return (
    <div className={`foyer-skeleton foyer-skeleton-${frameOf(kind)} foyer-skeleton-${kind}`}>
      <LinkedText text={summaryOf({ content, recalled: false }, t)} />
    </div>
  )
}
