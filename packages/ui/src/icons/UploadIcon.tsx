import { Icon } from './Icon.tsx'

export function UploadIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <path d="M12 15V4M7.5 8.5L12 4l4.5 4.5M4.5 14.5v3a2.5 2.5 0 0 0 2.5 2.5h10a2.5 2.5 0 0 0 2.5-2.5v-3" />
    </Icon>
  )
}
