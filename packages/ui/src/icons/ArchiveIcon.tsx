import { Icon } from './Icon.tsx'

export function ArchiveIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <>
        <rect x="3.5" y="4" width="17" height="4.5" rx="1.5" />
        <path d="M5 8.5V18a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8.5M10 12.5h4" />
      </>
    </Icon>
  )
}
