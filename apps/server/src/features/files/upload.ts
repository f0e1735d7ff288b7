import { maxUploadBytes } from '@foyer/contract/files/limits.ts'
import { upload } from '@foyer/contract/files/endpoints.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serveUpload } from '../../platform/http/serve.ts'
import { admitUpload } from './admit-upload.ts'
import { storeFile } from './store-file.ts'
import { visitorUploader } from './visitor-uploader.ts'

export const route = serveUpload(
  upload,
  async (_input, deps, visitor) => {
    if (!visitor.file) throw new Failed('request.invalid')
    return storeFile(deps, visitorUploader(deps, visitor), visitor.file)
  },
  { maxBodyBytes: maxUploadBytes, admit: admitUpload },
)
