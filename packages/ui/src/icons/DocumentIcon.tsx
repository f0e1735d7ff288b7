import { Icon } from './Icon.tsx'

export function DocumentIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <path d="M13.5 3.5H7a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V9zM13.5 3.5V9H19M8.5 13h7M8.5 16.5h5" />
    </Icon>
  )
}
