import { Icon } from './Icon.tsx'

export function PersonIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <>
        <circle cx="12" cy="8" r="4" />
        <path d="M4.5 20.5a7.5 7.5 0 0 1 15 0" />
      </>
    </Icon>
  )
}
