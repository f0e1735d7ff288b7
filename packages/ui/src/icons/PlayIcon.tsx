import { Icon } from './Icon.tsx'

export function PlayIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <path d="M8 5.5l10 6.5-10 6.5z" />
    </Icon>
  )
}
