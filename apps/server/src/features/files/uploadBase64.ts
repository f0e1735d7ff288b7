import { writeFile } from 'node:fs/promises'
import { maxDataUrlLength } from '@foyer/contract/files/limits.ts'
import { uploadBase64 } from '@foyer/contract/files/uploadBase64.ts'
import { serveUpload } from '../../platform/http/serve.ts'
import { spoolPath } from '../../platform/storage/spool.ts'
import { admitUpload } from './admit-upload.ts'
import { pictureIn } from './data-url.ts'
import { storeFile } from './store-file.ts'
import { visitorUploader } from './visitor-uploader.ts'

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
