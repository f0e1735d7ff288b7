import { Icon } from './Icon.tsx'

export function FilmIcon({ size }: { size?: number }) {
  return (
    <Icon {...(size && { size })}>
      <>
        <rect x="3.5" y="5" width="17" height="14" rx="2.5" />
        <path d="M10.3 9.3l4.4 2.7-4.4 2.7z" />
      </>
    </Icon>
  )
}
