import { Icon } from './Icon.tsx'

export function MegaphoneIcon({ size }: { size?: number }) {
  return (
    <Icon turns {...(size && { size })}>
      <path d="M4 10v4a1 1 0 0 0 1 1h3l9 4V5L8 9H5a1 1 0 0 0-1 1z" />
      <path d="M20.5 10v4M8 15l1 4.5h2.5" />
    </Icon>
  )
}
