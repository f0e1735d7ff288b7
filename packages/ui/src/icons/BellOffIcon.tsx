import { Icon } from './Icon.tsx'

export function BellOffIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <path d="M8.6 4.6A6 6 0 0 1 18 9.5c0 1.3.1 2.4.4 3.2M16 16H4s2-1.5 2-6.5c0-.9.2-1.7.5-2.4" />
      <path d="M10 19.5a2.2 2.2 0 0 0 4 0M4 3.5l16 17" />
    </Icon>
  )
}
