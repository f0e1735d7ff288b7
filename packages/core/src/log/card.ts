import { msgTypes } from '@foyer/contract/codes.ts'
import { decodeContent, encodeContent } from '@foyer/contract/messages/codec.ts'
import { cleanText } from '../text/clean-text.ts'
import { safeUrl } from '../text/safe-url.ts'

const longest = { text: 500, url: 2000 }

/**
 * The product card that is stored for what a visitor sent (T-14), or undefined when it is none. It is written
 * anew from its known fields: a visitor chooses what it says, not what else travels with it.
 */
export function decideCard(content: string): string | undefined {
  const sent = decodeContent({ msgType: msgTypes.goods, msgContent: content })
  if (sent.kind !== 'goods' || shown(sent.title).trim() === '') return undefined
  return encodeContent({
    kind: 'goods',
    imgUrl: linked(sent.imgUrl),
    title: shown(sent.title),
    describe: shown(sent.describe),
    label: shown(sent.label),
    fromUrl: linked(sent.fromUrl),
  }).msgContent
}

/** Cut between characters, never inside one. */
function shown(text: string): string {
  return cleanText(text.slice(0, longest.text).replace(/[\ud800-\udbff]$/, ''))
}

/** A card without its picture or link still says what it is about; half an address leads nowhere. */
function linked(url: string): string {
  return url.length <= longest.url ? (safeUrl(cleanText(url)) ?? '') : ''
}
