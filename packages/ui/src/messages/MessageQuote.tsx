import { useUiText } from '../text.tsx'
import './MessageQuote.css'

/** D-16 replyMsg: what a message answers. Plain text, whatever it was. */
export function MessageQuote({ text }: { text: string }) {
  const t = useUiText()
  return (
    <blockquote className="foyer-quote" dir="auto" aria-label={t('message.quote')}>
      {text}
    </blockquote>
  )
}
