import type { ReactNode } from 'react'
import './Note.css'

type NoteProps = {
  icon?: ReactNode
  title: string
  detail?: string
  /** It is all there is on the page, so its title is the page's. */
  isPage?: boolean
  children?: ReactNode
}

/** A few quiet words in the middle of an otherwise empty place. */
export function Note({ icon, title, detail, isPage = false, children }: NoteProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={`desk-note ${isPage ? 'desk-note-page' : ''}`}>
      {icon && (
        <span className="desk-note-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <Title className="desk-note-title">{title}</Title>
      {detail && <p className="desk-note-detail">{detail}</p>}
      {children}
    </div>
  )
}
