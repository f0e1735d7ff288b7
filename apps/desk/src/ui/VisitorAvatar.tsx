import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { avatarColour } from './avatar-colour.ts'
import './VisitorAvatar.css'

type VisitorAvatarProps = {
  name: string
  /** Tells apart those who have no name; empty for whoever left a message without a chat. */
  threadId: string
}

/** Visitors have no picture: their initials, in a colour of their own. */
export function VisitorAvatar({ name, threadId }: VisitorAvatarProps) {
  return (
    <span className={`desk-avatar desk-avatar-${avatarColour(threadId || name)}`}>
      <Avatar name={name} src="" />
    </span>
  )
}
