import { CloseButton } from '@mantine/core'
import { useText } from '../text/text-context.tsx'
import './QuoteBar.css'
import { useReplyState, type Quote } from './reply-context.tsx'

/** The message that the reply quotes. */
export function QuoteBar({ quote }: { quote: Quote }) {
  const t = useText()
  const { setQuote } = useReplyState()
  return (
    <div className="desk-quote-bar">
      <blockquote dir="auto" aria-label={t('message.quote')}>
        {quote.words}
      </blockquote>
      <CloseButton size="sm" aria-label={t('reply.unquote')} onClick={() => setQuote(undefined)} />
    </div>
  )
}
