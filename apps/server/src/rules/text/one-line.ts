import { cleanText } from '@foyer/core/text/clean-text.ts'

/** A name with a line break in it would break the lines of lists, exports and mails. */
export function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim()
}
