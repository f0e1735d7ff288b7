import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import { decodeContent, encodeContent } from '@foyer/contract/messages/codec.ts'
import { linked, shown } from '@foyer/core/log/card-parts.ts'

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
