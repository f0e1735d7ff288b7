import { Icon } from './Icon.tsx'

export function BackIcon({ size }: { size?: number }) {
  return (
    <Icon turns {...(size && { size })}>
      <path d="M19 12H5M11.5 5.5L5 12l6.5 6.5" />
    </Icon>
  )
}
