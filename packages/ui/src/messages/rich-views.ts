import { GoodsMessage } from './card/GoodsMessage.tsx'
import { LinkMessage } from './card/LinkMessage.tsx'
import { OrderMessage } from './card/OrderMessage.tsx'
import { ButtonsMessage } from './rich/ButtonsMessage.tsx'
import { AudioMessage } from './media/AudioMessage.tsx'
import { FileMessage } from './media/FileMessage.tsx'
import { ImageMessage } from './media/ImageMessage.tsx'
import { VideoMessage } from './media/VideoMessage.tsx'
import { MenuMessage } from './menu/MenuMessage.tsx'
import type { MessageViewOf, RichKind } from './message-kind.ts'
import { HtmlMessage } from './rich/HtmlMessage.tsx'
import { RichMessage } from './rich/RichMessage.tsx'
import { UnsupportedMessage } from './UnsupportedMessage.tsx'

/** A kind without a view does not compile. */
export const richViews: { [K in RichKind]: MessageViewOf<K> } = {
  image: ImageMessage,
  rich: RichMessage,
  file: FileMessage,
  audio: AudioMessage,
  video: VideoMessage,
  goods: GoodsMessage,
  order: OrderMessage,
  link: LinkMessage,
  html: HtmlMessage,
  buttons: ButtonsMessage,
  menu: MenuMessage,
  unsupported: UnsupportedMessage,
}
