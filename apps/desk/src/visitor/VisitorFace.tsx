import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { faceColour } from './face-colour.ts'
import './VisitorFace.css'

type VisitorFaceProps = {
  name: string
  /** Tells apart those who have no name; empty for whoever left a message without a chat. */
  threadId: string
}

/** Visitors have no picture: their initials, in a colour of their own. */
export function VisitorFace({ name, threadId }: VisitorFaceProps) {
  return (
    <span className={`desk-face desk-face-${faceColour(threadId || name)}`}>
      <Avatar name={name} src="" />
    </span>
  )
}
