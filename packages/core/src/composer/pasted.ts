import { fileKindOf } from '../files/file-kind.ts'

/** Text that also brings a picture of itself (a table, a page of a document) is meant as text. */
export function pastesFiles(types: readonly string[]): boolean {
  return types.includes('Files') && !(types.includes('text/html') && types.includes('text/plain'))
}

const typeless = 'application/octet-stream'
/** Types that the server re-encodes when they arrive as a data URL. */
const pictureTypes = new Set(['image/png', 'image/jpeg', 'image/jpg', 'image/gif', 'image/webp'])

/** S-24: what is shown before it is sent. Browsers hand out some screenshots without saying that they are pictures. */
export function isPastedPicture({ type, name }: { type: string; name: string }): boolean {
  if (type !== '' && type !== typeless) return pictureTypes.has(type)
  return name === '' || fileKindOf(name) === 'image'
}

/** V-10: an octet-stream that was pasted is a png. */
export function asPictureUrl(dataUrl: string): string {
  return dataUrl.replace(/^data:(?:application\/octet-stream)?(?=[;,])/, 'data:image/png')
}
