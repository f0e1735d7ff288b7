import type { ReactNode } from 'react'
import './CardText.css'

type CardTextProps = { title: string; label?: string; text: string; children?: ReactNode }

/** The words of a card. Long ones end in dots: the whole of it is behind the link. */
export function CardText({ title, label, text, children }: CardTextProps) {
  return (
    <span className="foyer-card-text">
      {title && (
        <strong className="foyer-card-title" dir="auto">
          {title}
        </strong>
      )}
      {label && (
        <span className="foyer-card-label" dir="auto">
          {label}
        </span>
      )}
      {text && (
        <span className="foyer-card-describe" dir="auto">
          {text}
        </span>
      )}
      {children}
    </span>
  )
}
