import { safeUrl } from '@foyer/core/text/safe-url.ts'
import type { ReactNode } from 'react'
import { ExternalLink } from 'lucide-react'
import { useUiText } from '../../text.tsx'
import './Card.css'
import { hostOf } from './host-of.ts'

/** A surface of its own; all of it is one link where there is somewhere to go. */
export function Card({ href = '', children }: { href?: string; children: ReactNode }) {
  const t = useUiText()
  const url = safeUrl(href)
  if (!url) return <div className="foyer-card">{children}</div>
  return (
    <a className="foyer-card foyer-card-link" href={url} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="foyer-card-host">
        <ExternalLink size={13} />
        <bdi>{hostOf(url) || t('message.open')}</bdi>
      </span>
    </a>
  )
}
