import { useUiText } from '../text.tsx'
import './Unreadable.css'

/** D-08: what has nothing to show still says so. */
export function Unreadable() {
  const t = useUiText()
  return <p className="foyer-unreadable">{t('message.unsupported')}</p>
}
