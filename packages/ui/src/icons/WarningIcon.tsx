import { Icon } from './Icon.tsx'

export function WarningIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <>
        <path d="M12 8v5M12 16.5v.01" />
        <circle cx="12" cy="12" r="9" />
      </>
    </Icon>
  )
}
