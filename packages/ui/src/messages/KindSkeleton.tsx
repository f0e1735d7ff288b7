import type { MessageKind } from '@foyer/contract/messages/content.ts'
import './KindSkeleton.css'
import { LinkedText } from './LinkedText.tsx'
import type { Frame } from './message-kind.ts'

type KindSkeletonProps = { kind: MessageKind; frame: Frame; text: string }

/** The words of a message, in about the room that its view will take. */
export function KindSkeleton({ kind, frame, text }: KindSkeletonProps) {
  return (
    <div className={`foyer-skeleton foyer-skeleton-${frame} foyer-skeleton-${kind}`}>
      <LinkedText text={text} />
    </div>
  )
}
