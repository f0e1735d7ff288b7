import { Lock } from 'lucide-react'
import { useText } from '../text/text-context.tsx'
import './NoteMark.css'

/** Says that no visitor sees this. */
export function NoteMark() {
  const t = useText()
  return (
    <p className="desk-note-mark">
      <Lock size={12} aria-hidden="true" /> {t('thread.internal')}
    </p>
  )
}
