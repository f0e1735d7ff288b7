import { Icon } from '@foyer/ui/icons/Icon.tsx'

export function CameraOffIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <>
        <path d="M15 13.5V8.5a2.5 2.5 0 0 0-2.5-2.5H10M5 6.1A2.5 2.5 0 0 0 3 8.5v7A2.5 2.5 0 0 0 5.5 18h7a2.5 2.5 0 0 0 2.2-1.3M15 10.5l5.5-3v9l-1.7-.9" />
        <path d="M4 4l16 16" />
      </>
    </Icon>
  )
}
