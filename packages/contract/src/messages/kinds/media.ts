import { num, str } from '../../readers.ts'
import { plainOf, type MessageCodec } from './message-kind.ts'

type Media<K extends string> = { kind: K; url: string; name: string }

/** `size` is in k, as the wire has it. */
type File = Media<'file'> & { size: number }

const image = mediaCodec('image', 2)
const audio = mediaCodec('audio', 5)
const video = mediaCodec('video', 6)

const file: MessageCodec<File, 4> = {
  msgType: 4,
  beside: ['fileName', 'size'],
  decode(packed) {
    const url = plainOf(packed)
    if (url === undefined) return undefined
    return { kind: 'file', url, name: str(packed.side, 'fileName'), size: num(packed.side, 'size') }
  },
  encode: ({ url, name, size }) => ({ msgContent: url, fileName: name, size }),
  summary: () => [],
}

export const mediaCodecs = { image, file, audio, video }

export const mediaExamples = {
  image: { url: '/files/9f2c/cracked-lid.jpg', name: 'cracked-lid.jpg' },
  audio: { url: '/files/77ab/question.mp3', name: 'question.mp3' },
  video: { url: '/files/c01d/kettle.mp4', name: 'kettle.mp4' },
  file: { url: '/files/9f2c/invoice.pdf', name: 'invoice-2026-11.pdf', size: 182 },
}

function mediaCodec<K extends string, N extends number>(kind: K, msgType: N): MessageCodec<Media<K>, N> {
  return {
    msgType,
    beside: ['fileName', 'size'],
    decode(packed) {
      const url = plainOf(packed)
      return url === undefined ? undefined : { kind, url, name: str(packed.side, 'fileName') }
    },
    encode: ({ url, name }) => ({ msgContent: url, fileName: name }),
    summary: () => [],
  }
}
