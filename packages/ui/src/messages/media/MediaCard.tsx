import { safeUrl } from '@foyer/core/text/safe-url.ts'
import { useState, type ReactNode } from 'react'
import { useUiText } from '../../text.tsx'
import { Card } from '../card/Card.tsx'
import { FileLine } from './FileLine.tsx'

type MediaCardProps = {
  url: string
  name: string
  icon: ReactNode
  children: (src: string, onError: () => void) => ReactNode
}

/** The browser's own player, and below it the file itself for browsers that cannot play it. */
export function MediaCard({ url, name, icon, children }: MediaCardProps) {
  const t = useUiText()
  const [broken, setBroken] = useState('')
  const src = safeUrl(url)
  const canPlay = src !== undefined && src !== broken
  return (
    <Card>
      {canPlay && children(src, () => setBroken(src))}
      <FileLine icon={icon} name={name} note={canPlay ? '' : t('media.broken')} href={src} />
    </Card>
  )
}
