import type { UploadPhase } from '@foyer/core/composer/upload.ts'
import { useText } from '../../../text/TextProvider.tsx'
import { useNumber } from '../../../text/use-number.ts'

/** How far it is. Numbers that change all the time are for the eye; screen readers ask the bar. */
export function UploadNote({ phase, name }: { phase: UploadPhase; name: string }) {
  const t = useText()
  const inPercent = useNumber('percent')
  if (phase.name === 'failed') return <span className="upload-reason">{t(phase.reason)}</span>
  const share = phase.name === 'sending' ? phase.share : 0
  const percent = inPercent(share)
  return (
    <span className="upload-progress">
      <progress max={1} value={share} aria-label={name} aria-valuetext={percent} />
      <span aria-hidden="true">{phase.name === 'waiting' ? t('upload.waiting') : percent}</span>
    </span>
  )
}
