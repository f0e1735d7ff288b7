import { Icon } from './Icon.tsx'

export function BubbleIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <path d="M12 4.5c4.7 0 8.5 3.1 8.5 7s-3.8 7-8.5 7c-.9 0-1.8-.1-2.6-.3L5 20.5l.9-3.7c-1.5-1.3-2.4-3.1-2.4-5.3 0-3.9 3.8-7 8.5-7z" />
    </Icon>
  )
}
