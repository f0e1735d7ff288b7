import type { ComponentProps } from 'react'
import './Button.css'

type ButtonProps = ComponentProps<'button'> & { tone?: 'accent' | 'plain' | 'quiet' }

export function Button({ tone = 'plain', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`foyer-button foyer-button-${tone} ${className}`} {...rest} />
}
