import { Icon } from '@foyer/ui/icons/Icon.tsx'

export function CameraIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <>
        <rect x="3" y="6" width="12" height="12" rx="2.5" />
        <path d="M15 10.5l5.5-3v9l-5.5-3" />
      </>
    </Icon>
  )
}
