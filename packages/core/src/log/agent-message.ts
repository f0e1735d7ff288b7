import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import type { ContentOf, MessageContent } from '@foyer/contract/messages/content.ts'
import { decodeContent, encodeContent } from '@foyer/contract/messages/codec.ts'
import { limits } from '../timing.ts'
import { decideForm } from './agent-form.ts'
import { linked, shown } from './card-parts.ts'
import { decideText } from './text.ts'

/**
 * The content that is stored for what an agent wrote or composed, or undefined when it must not be sent. Cards and
 * forms are written anew from their known fields, as those of visitors are: nothing else travels with them.
 */
export function decideAgentMessage(msgType: number, written: string): string | undefined {
  if (msgType === msgTypes.text)
    return written.length <= limits.messageLength ? decideText(msgType, written) : undefined
  const clean = cleaned(decodeContent({ msgType, msgContent: written }))
  return clean && encodeContent(clean).msgContent
}

function cleaned(content: MessageContent): MessageContent | undefined {
  switch (content.kind) {
    case 'goods':
      return named({
        ...content,
        ...common(content),
        label: shown(content.label),
        fromUrl: linked(content.fromUrl),
      })
    case 'order':
      return named({
        ...content,
        ...common(content),
        orderStatus: shown(content.orderStatus),
        orderCode: shown(content.orderCode),
        orderTime: shown(content.orderTime),
        fromUrl: linked(content.fromUrl),
      })
    case 'link':
      return link(content)
    case 'form':
      return decideForm(content.title, content.fields)
    default:
      return undefined
  }
}

function common({ imgUrl, title, describe }: { imgUrl: string; title: string; describe: string }) {
  return { imgUrl: linked(imgUrl), title: shown(title), describe: shown(describe) }
}

/** A card says at least what it is about. */
function named<C extends { title: string }>(content: C): C | undefined {
  return content.title.trim() === '' ? undefined : content
}

/** A link that leads nowhere is no link. */
function link(content: ContentOf<'link'>): MessageContent | undefined {
  const linkUrl = linked(content.linkUrl)
  if (linkUrl === '') return undefined
  return named({
    ...content,
    ...common(content),
    subTitle: shown(content.subTitle),
    linkType: shown(content.linkType),
    linkUrl,
  })
}
