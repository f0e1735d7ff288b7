import type { z } from 'zod'
import type { WireMessageKind } from '../../codes.ts'
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
import type { MessageKindDefinition } from './message-kind.ts'
import { order } from './order.ts'
import { rich } from './rich.ts'
import { text } from './text.ts'
import { video } from './video.ts'

/** Every kind of message the wire knows (D-08). `animation` and `card` never cross it: they live in core. */
export const kinds = {
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
} satisfies { [K in WireMessageKind]: MessageKindDefinition<K, z.ZodType> }
