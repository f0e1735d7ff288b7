import { Icon } from './Icon.tsx'

export function PhoneIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <path d="M8.6 4.5l1.6 3.9-2 1.7a12.5 12.5 0 0 0 5.7 5.7l1.7-2 3.9 1.6v3.1a1.5 1.5 0 0 1-1.6 1.5A15 15 0 0 1 4 6.1a1.5 1.5 0 0 1 1.5-1.6z" />
    </Icon>
  )
}
