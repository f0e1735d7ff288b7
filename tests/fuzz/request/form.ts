import type { Random } from '../random.ts'

export type FileMutation = { kind: 'file'; name: string | undefined; type: string; bytes: string }

const fileNames = [
  'a.png',
  undefined,
  '',
  '\0.png',
  'a\0.png',
  '..',
  '../../a.png',
  'a/b.png',
  'C:\\a.png',
  'x'.repeat(300) + '.png',
  '😀.png',
  '\xff\xfe.png',
  'a.png\r\nx: y',
  '\u202egnp.exe',
  'a"b.png',
  '%00.png',
  '.png',
  'a.svg',
  'a.txt',
  'con.mp4',
]
const types = [
  'image/png',
  'text/html',
  '',
  'image/svg+xml',
  'x',
  'multipart/mixed; boundary=x',
  'a'.repeat(1000),
]
const contents = ['png', 'empty', 'cut', 'text', 'none', 'gif', 'noise']

export function mutateFile(random: Random): FileMutation {
  return {
    kind: 'file',
    name: random.pick(fileNames.map((name) => [name] as const))[0],
    type: random.pick(types),
    bytes: random.pick(contents),
  }
}

const boundary = 'fuzz-boundary'
export const formType = `multipart/form-data; boundary=${boundary}`

/** A form by hand: libraries would refuse or mend what is sent here. */
export function formBody(fields: Record<string, unknown>, file: FileMutation, png: Buffer): Buffer {
  const parts: (Buffer | string)[] = Object.entries(fields).flatMap(([name, value]) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`,
    typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    '\r\n',
  ])
  if (file.bytes !== 'none') {
    const name = file.name === undefined ? '' : `; filename="${file.name}"`
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"${name}\r\ncontent-type: ${file.type}\r\n\r\n`
    parts.push(Buffer.from(head, 'utf8'), bytesOf(file.bytes, png), '\r\n')
  }
  return Buffer.concat(
    [...parts, `--${boundary}--\r\n`].map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
  )
}

function bytesOf(kind: string, png: Buffer): Buffer {
  if (kind === 'png') return png
  if (kind === 'cut') return png.subarray(0, 40)
  if (kind === 'text') return Buffer.from('hello\0\xff', 'latin1')
  if (kind === 'gif') return Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1')
  if (kind === 'noise') return Buffer.concat([png.subarray(0, 33), Buffer.alloc(500, 0xa5)])
  return Buffer.alloc(0)
}
