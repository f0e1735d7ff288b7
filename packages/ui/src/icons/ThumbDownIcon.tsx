import { Icon } from './Icon.tsx'

export function ThumbDownIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <path d="M17 13.5v-9h2.5v9zM17 13l-4 7a2 2 0 0 1-2-2.2l.4-3.3H6.5a2 2 0 0 1-2-2.4l1.1-6a2 2 0 0 1 2-1.6H17" />
    </Icon>
  )
}
