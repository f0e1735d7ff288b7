import { Icon } from '@foyer/ui/icons/Icon.tsx'

export function HangUpIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <path d="M3.5 14.8c-.9-2.7-.3-4.8 1.7-5.9a14.3 14.3 0 0 1 13.6 0c2 1.1 2.6 3.2 1.7 5.9-.2.6-.8.9-1.4.8l-3.3-.7a1.2 1.2 0 0 1-1-1.2v-1.9a10.6 10.6 0 0 0-5.6 0v1.9c0 .6-.4 1.1-1 1.2l-3.3.7c-.6.1-1.2-.2-1.4-.8z" />
    </Icon>
  )
}
