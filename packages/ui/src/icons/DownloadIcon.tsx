import { Icon } from './Icon.tsx'

export function DownloadIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <path d="M12 4v11M7 10.5l5 5 5-5M5 19.5h14" />
    </Icon>
  )
}
