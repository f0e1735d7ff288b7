import { Icon } from '@foyer/ui/icons/Icon.tsx'

export function MinimiseIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <path d="M20 4l-6.5 6.5M13.5 5v5.5H19M4 20l6.5-6.5M10.5 19v-5.5H5" />
    </Icon>
  )
}
