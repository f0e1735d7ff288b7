import { Icon } from './Icon.tsx'

export function ExternalIcon({ size }: { size?: number }) {
  return (
    <Icon turns {...(size && { size })}>
      <path d="M14 4.5h5.5V10M19.5 4.5l-8 8M17.5 14v3.5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2H10" />
    </Icon>
  )
}
