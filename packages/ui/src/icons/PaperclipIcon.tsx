import { Icon } from './Icon.tsx'

export function PaperclipIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <path d="M19.5 11.2l-7.6 7.6a4.6 4.6 0 0 1-6.5-6.5l8-8a3.1 3.1 0 0 1 4.4 4.4l-8 8a1.6 1.6 0 0 1-2.2-2.2l7.3-7.3" />
    </Icon>
  )
}
