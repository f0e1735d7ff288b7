import { plainOf, type MessageCodec } from './message-kind.ts'

type Text = { kind: 'text'; text: string }
type Html = { kind: 'html'; html: string }

export const text: MessageCodec<Text> = {
  beside: [],
  decode(packed) {
    const words = plainOf(packed)
    return words === undefined ? undefined : { kind: 'text', text: words }
  },
  encode: (content) => ({ msgContent: content.text }),
}

export const html: MessageCodec<Html> = {
  beside: [],
  decode(packed) {
    const markup = plainOf(packed)
    return markup === undefined ? undefined : { kind: 'html', html: markup }
  },
  encode: (content) => ({ msgContent: content.html }),
}

export const textExample = { text: 'Where is my parcel? It should be at www.example.org by now.' }
export const htmlExample = { html: '<p>Your refund of <b>€ 39.00</b> is on its way.</p>' }
