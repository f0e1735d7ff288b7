import { writeFile } from 'node:fs/promises'
import { maxDataUrlLength } from '@foyer/contract/files/limits.ts'
import { uploadBase64 } from '@foyer/contract/files/endpoints.ts'
import { serveUpload } from '../../platform/http/serve.ts'
import { spoolPath } from '../../platform/http/spool.ts'
import { admitUpload } from './admit-upload.ts'
import { Failed } from '../../platform/http/failed.ts'
import { storeFile } from './store-file.ts'
import { visitorUploader } from './visitor-uploader.ts'

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
function pictureIn(dataUrl: string): { bytes: Buffer; name: string } {
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

/** The rest of the JSON around the picture. */
const envelopeBytes = 1024

export const route = serveUpload(
  uploadBase64,
  async ({ imgData }, deps, visitor) => {
    const { bytes, name } = pictureIn(imgData)
    const { path, remove } = await spoolPath(deps.config.storage.spoolDir)
    try {
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
      return await storeFile(deps, visitorUploader(deps, visitor), { path, bytes: bytes.length, name })
    } finally {
      await remove()
    }
  },
  { maxBodyBytes: maxDataUrlLength + envelopeBytes, admit: admitUpload },
)
