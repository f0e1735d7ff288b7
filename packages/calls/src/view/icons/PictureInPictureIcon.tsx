import { Icon } from '@foyer/ui/icons/Icon.tsx'

export function PictureInPictureIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <>
        <path d="M20.5 11V6.5a2 2 0 0 0-2-2h-13a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2H10" />
        <rect x="13" y="13.5" width="8" height="6" rx="1.5" />
      </>
    </Icon>
  )
}
