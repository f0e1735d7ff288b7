import { Icon } from './Icon.tsx'

export function ArrowDownIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <path d="M12 5v14M5.5 12.5L12 19l6.5-6.5" />
    </Icon>
  )
}
