import { Icon } from './Icon.tsx'

export function FilmIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <>
        <rect x="3.5" y="5" width="12" height="14" rx="2.5" />
        <path d="M15.5 10.5l5-3v9l-5-3" />
      </>
    </Icon>
  )
}
