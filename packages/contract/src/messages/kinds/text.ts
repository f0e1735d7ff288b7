import { textMsgType } from '../../codes.ts'
import { plainOf, type MessageCodec } from './message-kind.ts'

type Text = { kind: 'text'; text: string }
type Html = { kind: 'html'; html: string }

const text: MessageCodec<Text, 1> = {
  msgType: textMsgType,
  beside: [],
  decode(packed) {
    const words = plainOf(packed)
    return words === undefined ? undefined : { kind: 'text', text: words }
  },
  encode: (content) => ({ msgContent: content.text }),
  summary: (content) => [content.text],
}

const html: MessageCodec<Html, 12> = {
  msgType: 12,
  beside: [],
  decode(packed) {
    const markup = plainOf(packed)
    return markup === undefined ? undefined : { kind: 'html', html: markup }
  },
  encode: (content) => ({ msgContent: content.html }),
  summary: (content) => [{ html: content.html }],
}

export const textCodecs = { text, html }

export const textExamples = {
  text: { text: 'Where is my parcel? It should be at www.example.org by now.' },
  html: { html: '<p>Your refund of <b>€ 39.00</b> is on its way.</p>' },
}
