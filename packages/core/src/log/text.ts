import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { cleanText } from '../text/clean-text.ts'

/**
 * The text that is stored for what somebody wrote, or undefined when it must not be sent: blank, or of a kind
 * that is no text. Files and product cards have rules of their own.
 */
export function decideText(msgType: number, content: string): string | undefined {
  if (msgType !== msgTypes.text) return undefined
  const text = cleanText(content)
  return text.trim() === '' ? undefined : text
}
