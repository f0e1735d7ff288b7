import { useText } from '../../text/TextProvider.tsx'
import './UnreadLine.css'

/** Where what the visitor missed begins. */
export function UnreadLine() {
  const t = useText()
  return (
    <div className="unread-line" role="separator" aria-label={t('timeline.unread')}>
      <span aria-hidden="true">{t('timeline.unread')}</span>
    </div>
  )
}
