import type { ButtonHTMLAttributes, ReactNode } from 'react'
import './IconButton.css'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  label: string
  children: ReactNode
}

/** A button that shows only a picture; its label is for screen readers and for the tooltip. */
export function IconButton({ label, children, className = '', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={`foyer-icon-button ${className}`}
      {...rest}
    >
      {children}
    </button>
  )
}
