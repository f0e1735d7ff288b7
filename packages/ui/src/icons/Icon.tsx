import type { ReactNode } from 'react'
import './Icon.css'

type IconProps = {
  children: ReactNode
  size?: number
  /** It points somewhere: where text runs from right to left, it points the other way. */
  turns?: boolean
}

/** One pen for all icons: 24 units, round strokes, the colour of the text around. */
export function Icon({ children, size = 20, turns = false }: IconProps) {
  return (
    <svg
      className={turns ? 'foyer-icon-turns' : undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
