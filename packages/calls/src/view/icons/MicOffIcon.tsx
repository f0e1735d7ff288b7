import { Icon } from '@foyer/ui/icons/Icon.tsx'

export function MicOffIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <>
        <path d="M9 9v2.5a3 3 0 0 0 4.8 2.4M15 11V6.5a3 3 0 0 0-5.7-1.3M5.5 11.5a6.5 6.5 0 0 0 10.3 5.3M18.5 11.5a6.4 6.4 0 0 1-.4 2.3M12 18v2.5" />
        <path d="M4 4l16 16" />
      </>
    </Icon>
  )
}
