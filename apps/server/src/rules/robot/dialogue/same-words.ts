import { cleanText } from '@foyer/core/text/clean-text.ts'

/** A text for comparing: without regard to case, width, punctuation and blanks. What is nothing else stays. */
export function sameWords(text: string): string {
  const folded = cleanText(text).normalize('NFKC').toLowerCase()
  const words = folded
    .replace(/[\p{P}\p{S}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words || folded.trim()
}
