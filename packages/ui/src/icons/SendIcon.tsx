import { Icon } from './Icon.tsx'

export function SendIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <path d="M12 19V5M5.5 11.5L12 5l6.5 6.5" />
    </Icon>
  )
}
