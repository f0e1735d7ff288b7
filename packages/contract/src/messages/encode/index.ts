import type { WireMessageKind } from '../../codes.ts'
import { buttons } from './buttons.ts'
import { externalForm } from './externalForm.ts'
import { form } from './form.ts'
import { menu } from './menu.ts'
import { asJson, type Encoder } from './packing.ts'
import { rich } from './rich.ts'

/** To the wire, kind by kind; without zod, because browsers write messages too. */
export const encoders: { [K in WireMessageKind]: Encoder<K> } = {
  text: ({ text }) => ({ msgContent: text }),
  html: ({ html }) => ({ msgContent: html }),
  image: ({ url, name }) => ({ msgContent: url, fileName: name }),
  audio: ({ url, name }) => ({ msgContent: url, fileName: name }),
  video: ({ url, name }) => ({ msgContent: url, fileName: name }),
  file: ({ url, name, size }) => ({ msgContent: url, fileName: name, size }),
  goods: asJson,
  order: asJson,
  link: asJson,
  rich,
  form,
  externalForm,
  buttons,
  menu,
}
