import { useUiText } from '../text.tsx'
import { LinkedText } from './LinkedText.tsx'
import './MessageTranslation.css'

/** D-16 msgTransContent: beside the original, never instead of it. */
export function MessageTranslation({ text }: { text: string }) {
  const t = useUiText()
  return (
    <div className="foyer-translation">
      <span>{t('message.translation')}</span>
      <LinkedText text={text} />
    </div>
  )
}
