import { Icon } from './Icon.tsx'

export function ChevronIcon({ size }: { size?: number }) {
  return (
    <Icon turns {...(size && { size })}>
      <path d="M9.5 6l6 6-6 6" />
    </Icon>
  )
}
