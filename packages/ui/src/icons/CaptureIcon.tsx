import { Icon } from './Icon.tsx'

/** A frame around a part of the screen. */
export function CaptureIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <path d="M4 8V6a2 2 0 0 1 2-2h2M16 4h2a2 2 0 0 1 2 2v2M20 16v2a2 2 0 0 1-2 2h-2M8 20H6a2 2 0 0 1-2-2v-2M12 9v6M9 12h6" />
    </Icon>
  )
}
