import { Failed } from '../../platform/http/failed.ts'

/** Browsers hand out pasted pictures without a type; those are png (V-10). */
const suffixes = new Map([
  ['png', 'png'],
  ['jpeg', 'jpg'],
  ['jpg', 'jpg'],
  ['gif', 'gif'],
  ['webp', 'webp'],
  ['octet-stream', 'png'],
])

/** The bytes of a picture in a data url, with a name for them; `upload.type` for anything else. */
export function pictureIn(dataUrl: string): { bytes: Buffer; name: string } {
  const comma = dataUrl.indexOf(',')
  const [, type] = /^data:(?:image|application)\/([a-z-]{3,12});base64$/i.exec(dataUrl.slice(0, comma)) ?? []
  const suffix = suffixes.get(type?.toLowerCase() ?? '')
  const encoded = dataUrl.slice(comma + 1)
  if (comma < 0 || !suffix || !isBase64(encoded)) throw new Failed('upload.type')
  return { bytes: Buffer.from(encoded, 'base64'), name: `pasted.${suffix}` }
}

/** Node would skip what is no base64 and decode the rest. */
function isBase64(text: string): boolean {
  const end = text.endsWith('==') ? -2 : text.endsWith('=') ? -1 : text.length
  return text !== '' && text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(text.slice(0, end))
}
