import { cleanText } from '../text/clean-text.ts'
import { safeUrl } from '../text/safe-url.ts'

const longest = { text: 500, url: 2000 }

/** Words of a card. Cut between characters, never inside one. */
export function shown(text: string): string {
  return cleanText(text.slice(0, longest.text).replace(/[\ud800-\udbff]$/, ''))
}

/** A card without its picture or link still says what it is about; half an address leads nowhere. */
export function linked(url: string): string {
  return url.length <= longest.url ? (safeUrl(cleanText(url)) ?? '') : ''
}
