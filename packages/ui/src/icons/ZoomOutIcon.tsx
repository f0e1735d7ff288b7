import { Icon } from './Icon.tsx'

export function ZoomOutIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <>
        <circle cx="11" cy="11" r="6.5" />
        <path d="M16 16l4 4M8.5 11h5" />
      </>
    </Icon>
  )
}
