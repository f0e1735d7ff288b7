import type { WireMessageKind } from '../../codes.ts'
import { buttons } from './buttons.ts'
import { goods, link, order } from './cards.ts'
import { externalForm, form } from './forms.ts'
import { audio, file, image, video } from './media.ts'
import { menu } from './menu.ts'
import type { MessageCodec, Packed } from './message-kind.ts'
import { rich } from './rich.ts'
import { html, text } from './text.ts'

/** Every kind of message the wire knows (D-08). `animation` and `card` never cross it: they live in core. */
export const codecs = {
  text,
  image,
  rich,
  file,
  audio,
  video,
  goods,
  order,
  link,
  form,
  externalForm,
  html,
  buttons,
  menu,
} satisfies { [K in WireMessageKind]: CodecOf<K> }

type CodecOf<K> = Omit<MessageCodec<never>, 'decode'> & {
  decode: (packed: Packed) => { kind: K } | undefined
}
