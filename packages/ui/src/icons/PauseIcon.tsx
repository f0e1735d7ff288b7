import { Icon } from './Icon.tsx'

export function PauseIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <path d="M9 5.5v13M15 5.5v13" />
    </Icon>
  )
}
