import type { MessageKind } from '@foyer/contract/messages/content.ts'
import { useUiText } from '../text.tsx'
import './later-kind.css'
import { LinkedText } from './LinkedText.tsx'
import type { Frame, Kind, MessageViewOf } from './message-kind.ts'

type KindSkeletonProps = { kind: MessageKind; frame: Frame; text: string }

/** The words of a message, in about the room that its view will take. */
function KindSkeleton({ kind, frame, text }: KindSkeletonProps) {
  return (
    <div className={`foyer-skeleton foyer-skeleton-${frame} foyer-skeleton-${kind}`}>
      <LinkedText text={text} />
    </div>
  )
}

type LaterKind<K extends MessageKind> = {
  frame: Frame
  summary: Kind<K>['summary']
  useView: () => MessageViewOf<K> | undefined
}

/** A kind whose view is downloaded when the first message of it comes; its words are there at once. */
export function laterKind<K extends MessageKind>({ frame, summary, useView }: LaterKind<K>): Kind<K> {
  return {
    frame,
    summary,
    View: function LaterMessage({ message }) {
      const t = useUiText()
      const View = useView()
      if (View) return <View message={message} />
      return <KindSkeleton kind={message.content.kind} frame={frame} text={summary(message.content, t)} />
    },
  }
}
