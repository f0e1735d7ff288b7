import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { faceColour } from './face-colour.ts'
import './VisitorFace.css'

/** Visitors have no picture: their initials, in a colour of their own. */
export function VisitorFace({ name }: { name: string }) {
  return (
    <span className={`desk-face desk-face-${faceColour(name)}`}>
      <Avatar name={name} src="" />
    </span>
  )
}
