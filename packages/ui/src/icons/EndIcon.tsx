import { Icon } from './Icon.tsx'

export function EndIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <path d="M12 3v9" />
      <path d="M17.7 6.3a8 8 0 1 1-11.4 0" />
    </Icon>
  )
}
