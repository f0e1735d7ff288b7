import { num, str } from '../../readers.ts'
import { plainOf, type MessageCodec } from './message-kind.ts'

type Media<K extends string> = { kind: K; url: string; name: string }

/** `size` is in k, as the wire has it. */
type File = Media<'file'> & { size: number }

export const image = mediaCodec('image')
export const audio = mediaCodec('audio')
export const video = mediaCodec('video')

export const file: MessageCodec<File> = {
  beside: ['fileName', 'size'],
  decode(packed) {
    const url = plainOf(packed)
    if (url === undefined) return undefined
    return { kind: 'file', url, name: str(packed.side, 'fileName'), size: num(packed.side, 'size') }
  },
  encode: ({ url, name, size }) => ({ msgContent: url, fileName: name, size }),
}

export const imageExample = { url: '/files/9f2c/cracked-lid.jpg', name: 'cracked-lid.jpg' }
export const audioExample = { url: '/files/77ab/question.mp3', name: 'question.mp3' }
export const videoExample = { url: '/files/c01d/kettle.mp4', name: 'kettle.mp4' }
export const fileExample = { url: '/files/9f2c/invoice.pdf', name: 'invoice-2026-11.pdf', size: 182 }

function mediaCodec<K extends string>(kind: K): MessageCodec<Media<K>> {
  return {
    beside: ['fileName', 'size'],
    decode(packed) {
      const url = plainOf(packed)
      return url === undefined ? undefined : { kind, url, name: str(packed.side, 'fileName') }
    },
    encode: ({ url, name }) => ({ msgContent: url, fileName: name }),
  }
}
