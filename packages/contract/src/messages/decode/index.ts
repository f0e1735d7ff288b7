import type { WireMessageKind } from '../../codes.ts'
import type { ContentOf } from '../content.ts'
import { audio } from './audio.ts'
import { buttons } from './buttons.ts'
import { externalForm } from './externalForm.ts'
import { file } from './file.ts'
import { form } from './form.ts'
import { goods } from './goods.ts'
import { html } from './html.ts'
import { image } from './image.ts'
import { link } from './link.ts'
import { menu } from './menu.ts'
import { order } from './order.ts'
import type { Packed } from './packed.ts'
import { rich } from './rich.ts'
import { text } from './text.ts'
import { video } from './video.ts'

/** From the wire, without zod: browsers ship these and never the schemas. Undefined means unreadable. */
export const decoders = {
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
} satisfies { [K in WireMessageKind]: (packed: Packed) => ContentOf<K> | undefined }
