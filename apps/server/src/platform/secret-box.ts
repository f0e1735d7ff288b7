import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { tryParse } from './try-parse.ts'

type Key = { id: string; secret: Buffer }

const ivBytes = 12
const tagBytes = 16

/** Keeps secrets that must be read again, such as keys to other sites, unreadable in the database and its backups. */
export function createSecretBox(keys: readonly Key[]) {
  return {
    /** `about` says whose secret it is: moved to another row it does not open. */
    seal(secret: string, about: string): string {
      const [key] = keys
      if (!key) throw new Error('no key to seal with')
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', boxKey(key), iv).setAAD(Buffer.from(about))
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return `${key.id}:${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`
    },

    /** Undefined when its key is gone, or it is somebody else's. */
    open(box: string, about: string): string | undefined {
      const [id, packed = ''] = box.split(':')
      const key = keys.find((known) => known.id === id)
      const bytes = Buffer.from(packed, 'base64url')
      if (!key || bytes.length < ivBytes + tagBytes) return undefined
      const decipher = createDecipheriv('aes-256-gcm', boxKey(key), bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return tryParse(() => {
        const secret = decipher.update(bytes.subarray(ivBytes + tagBytes))
        return Buffer.concat([secret, decipher.final()]).toString('utf8')
      })
    },
  }
}

export type SecretBox = ReturnType<typeof createSecretBox>

/** Never the key that signs tokens itself. */
function boxKey({ secret }: Key): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'foyer secret box', 32))
}
