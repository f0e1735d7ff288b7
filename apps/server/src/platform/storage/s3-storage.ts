import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { checkedKey, type Storage } from './storage.ts'

export type S3Settings = {
  bucket: string
  region: string
  /** Without one it is Amazon's own. */
  endpoint: string | undefined
  /** Without them the SDK looks where it always looks: its own variables, the machine's role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  /** `host/bucket` rather than `bucket.host`: what most self-hosted stores want. */
  pathStyle: boolean
}

/** Files in any store that speaks S3. Sent in parts, so that a hiccup costs one part and not the upload. */
export function createS3Storage(settings: S3Settings): Storage {
  const client = new S3Client(clientConfig(settings))
  const Bucket = settings.bucket

  return {
    async put(key, source, { bytes, mime }) {
      const upload = new Upload({
        client,
        params: { Bucket, Key: checkedKey(key), Body: source, ContentType: mime, ContentLength: bytes },
        // Parts of an upload that failed would stay in the bucket and cost money, unseen.
        leavePartsOnError: false,
      })
      await upload.done()
    },

    async read(key, part) {
      const range = part && { Range: `bytes=${part.start}-${part.end}` }
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: checkedKey(key), ...range }))
        return Body instanceof Readable ? Body : undefined
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkedKey(key) }))
    },

    async list(tenantId) {
      const keys: string[] = []
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: `${tenantId}/` })) {
        for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key)
      }
      return keys
    },

    close: () => client.destroy(),
  }
}

function clientConfig({ region, endpoint, credentials, pathStyle }: S3Settings): S3ClientConfig {
  return {
    region,
    forcePathStyle: pathStyle,
    // The SDK's newer default sends checksums in a form that stores other than Amazon's refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
  }
}
