import { useText } from '../text/TextProvider.tsx'
import './PartFailed.css'

export function PartFailed() {
  const t = useText()
  return (
    <p className="part-failed" role="alert">
      {t('part.failed')}{' '}
      <button type="button" onClick={() => location.reload()}>
        {t('part.reload')}
      </button>
    </p>
  )
}
