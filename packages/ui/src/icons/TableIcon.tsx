import { Icon } from './Icon.tsx'

export function TableIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <>
        <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
        <path d="M3.5 9.5h17M3.5 14.5h17M9.5 4.5v15" />
      </>
    </Icon>
  )
}
