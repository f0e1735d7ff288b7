import { writeFile } from 'node:fs/promises'
import { canUpload, refuseUpload } from '@foyer/core/files/decide-upload.ts'
import type { FileKind } from '@foyer/core/files/file-kind.ts'
import { maxUploadBytes, maxDataUrlLength } from '@foyer/contract/files/limits.ts'
import { upload, uploadBase64 } from '@foyer/contract/files/endpoints.ts'
import type { VisitorClaims } from '../../rules/identity/claims.ts'
import { Failed } from '../../platform/http/failed.ts'
import { type Admit, serveUpload } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import type { Deps } from '../../deps.ts'
import { spoolPath } from '../../platform/http/spool.ts'
import { uploadThread } from './upload-thread.ts'
import { storeFile } from './store-file.ts'

/** Before a body is read: not too many of them, and no large one that could not be taken anyway (P-02). */
const admitUpload: Admit<VisitorClaims> = async (deps, visitor, isLarge) => {
  deps.limits.take(limitRules.upload, visitor.userId)
  if (!isLarge) return
  const { status } = await uploadThread(deps, visitor)
  if (!canUpload(status)) throw new Failed('upload.refused')
}

/** A visitor's files are taken where the channel offers it and a person is there to see them (P-02). */
function visitorUploader(deps: Deps, visitor: VisitorClaims & { address: string }) {
  return {
    ...visitor,
    refuse: async (file: { kind: FileKind; bytes: number }) => {
      const { status, config } = await uploadThread(deps, visitor)
      return refuseUpload(status, config, file)
    },
  }
}

const uploadRoute = serveUpload(
  upload,
  async (_input, deps, visitor) => {
    if (!visitor.file) throw new Failed('request.invalid')
    return storeFile(deps, visitorUploader(deps, visitor), visitor.file)
  },
  { maxBodyBytes: maxUploadBytes, admit: admitUpload },
)

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

const uploadBase64Route = serveUpload(
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

export const uploadRoutes = { upload: uploadRoute, uploadBase64: uploadBase64Route }
