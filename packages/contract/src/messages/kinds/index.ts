import type { WireMessageKind } from '../../codes.ts'
import { fields } from '../../forms/fields/index.ts'
import type { ContentOf } from '../content.ts'
import { buttonsExample } from './buttons.ts'
import { goodsExample, linkExample, orderExample } from './cards.ts'
import { audioExample, fileExample, imageExample, videoExample } from './media.ts'
import { menuExample } from './menu.ts'
import { richExample } from './rich.ts'
import { htmlExample, textExample } from './text.ts'

/** A believable sample of each kind, for tests, the gallery and seeds; browsers load none of them. */
export const kinds: { [K in WireMessageKind]: { kind: K; example: ExampleOf<K> } } = {
  text: { kind: 'text', example: textExample },
  image: { kind: 'image', example: imageExample },
  rich: { kind: 'rich', example: richExample },
  file: { kind: 'file', example: fileExample },
  audio: { kind: 'audio', example: audioExample },
  video: { kind: 'video', example: videoExample },
  goods: { kind: 'goods', example: goodsExample },
  order: { kind: 'order', example: orderExample },
  link: { kind: 'link', example: linkExample },
  form: {
    kind: 'form',
    example: {
      title: 'Tell us about the damage',
      fields: [fields.text.example, fields.checkbox.example],
      submitted: false,
    },
  },
  externalForm: {
    kind: 'externalForm',
    example: {
      guide: 'Which order is it about?',
      fields: [fields.text.example],
      url: 'https://erp.shop.example/orders/lookup',
      method: 'POST',
      headers: { Accept: 'application/json' },
      bodyType: 'application/json',
      submitted: false,
    },
  },
  html: { kind: 'html', example: htmlExample },
  buttons: { kind: 'buttons', example: buttonsExample },
  menu: { kind: 'menu', example: menuExample },
}

type ExampleOf<K extends WireMessageKind> = Omit<ContentOf<K>, 'kind'>
