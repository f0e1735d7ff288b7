import { Icon } from './Icon.tsx'

export function MobileIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <path d="M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5V4.5A1.5 1.5 0 0 1 8.5 3zM11 17.8h2" />
    </Icon>
  )
}
