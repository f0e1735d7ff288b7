import { useUiText } from '@foyer/ui/text.tsx'
import type { CallSnapshot } from '../../session/call-session.ts'
import './QualityMark.css'

/** How good the connection is: three bars, and words for those who hover or cannot see them. */
export function QualityMark({ quality }: { quality: CallSnapshot['quality'] }) {
  const t = useUiText()
  if (quality === 'unknown') return null
  const label = t(`call.quality.${quality}`)
  return (
    <>
      <span className={`call-quality call-quality-${quality}`} role="img" aria-label={label} title={label}>
        <i />
        <i />
        <i />
      </span>
      {quality === 'poor' && <span aria-hidden="true">{label}</span>}
    </>
  )
}
