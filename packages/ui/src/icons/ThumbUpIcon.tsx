import { Icon } from './Icon.tsx'

export function ThumbUpIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <path d="M7 10.5v9H4.5v-9zM7 11l4-7a2 2 0 0 1 2 2.2l-.4 3.3h4.9a2 2 0 0 1 2 2.4l-1.1 6a2 2 0 0 1-2 1.6H7" />
    </Icon>
  )
}
