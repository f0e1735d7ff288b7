import { Icon } from './Icon.tsx'

export function HideIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <path d="M5.5 9l6.5 6.5L18.5 9" />
    </Icon>
  )
}
