import { useText } from '../../text/TextProvider.tsx'
import './Skeleton.css'

/** The shape of a conversation, until it is here. */
export function Skeleton() {
  const t = useText()
  return (
    <div className="skeleton">
      <span className="hidden-text">{t('page.loading')}</span>
      <span className="skeleton-bubble" />
      <span className="skeleton-bubble skeleton-own" />
      <span className="skeleton-bubble" />
    </div>
  )
}
