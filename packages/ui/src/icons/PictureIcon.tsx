import { Icon } from './Icon.tsx'

export function PictureIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <>
        <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
        <circle cx="9" cy="10" r="1.5" />
        <path d="M4 17l4.5-4.5 3.5 3.5 3-3 5 5" />
      </>
    </Icon>
  )
}
