import { useText } from '../../text/TextProvider.tsx'
import './EmptyTimeline.css'

export function EmptyTimeline() {
  const t = useText()
  return (
    <div className="empty">
      <h2>{t('timeline.empty.title')}</h2>
      <p>{t('timeline.empty.text')}</p>
    </div>
  )
}
