import type { Message } from '@foyer/contract/messages/message.ts'
import { EyeOff, TriangleAlert } from 'lucide-react'
import { useText } from '../text/text-context.tsx'
import './WordMark.css'

/** Which sensitive words stand in a message, and whether the visitor is kept from it. */
export function WordMark({ message: { sensitive, sensitiveWords = [] } }: { message: Message }) {
  const t = useText()
  if (!sensitive && sensitiveWords.length === 0) return null
  const Icon = sensitive ? EyeOff : TriangleAlert
  const words = sensitiveWords.join(', ')
  return (
    <p className="desk-word-mark">
      <Icon size={12} aria-hidden="true" />
      <span>{t(sensitive ? 'thread.withheld' : 'thread.sensitive', { words })}</span>
    </p>
  )
}
