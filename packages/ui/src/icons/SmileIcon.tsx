import { Icon } from './Icon.tsx'

export function SmileIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <>
        <circle cx="12" cy="12" r="8.5" />
        <path d="M8.5 14.2a4.2 4.2 0 0 0 7 0M9 9.5v.01M15 9.5v.01" />
      </>
    </Icon>
  )
}
