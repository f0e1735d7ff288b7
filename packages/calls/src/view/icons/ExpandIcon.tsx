import { Icon } from '@foyer/ui/icons/Icon.tsx'

export function ExpandIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <path d="M13.5 10.5L20 4M14.5 4H20v5.5M10.5 13.5L4 20M9.5 20H4v-5.5" />
    </Icon>
  )
}
