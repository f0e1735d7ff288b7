import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { createDiskStorage } from '@foyer/server/platform/storage/create-storage.ts'
import { createS3Storage } from '@foyer/server/platform/storage/s3-storage.ts'
import { storageKey, type Storage } from '@foyer/server/platform/storage/storage.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storageSuite } from './storage-suite.ts'

describe('files on a disk', () => {
  let root = ''
  let storage: Storage
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'foyer-storage-'))
    storage = createDiskStorage(root)
  })
  afterAll(() => rm(root, { recursive: true, force: true }))
  storageSuite(() => storage)

  it('a file that ends early is not kept, and leaves no part of itself', async () => {
    const key = storageKey(77, 'A'.repeat(22))
    const about = { bytes: 10, mime: 'image/png' }
    await expect(storage.put(key, Readable.from([Buffer.from('short')]), about)).rejects.toThrow('as long as')
    const names = await readdir(join(root, '77'), { recursive: true })
    expect(names).toEqual(['AA'])
  })
})

const endpoint = process.env['S3_TEST_ENDPOINT']

describe.skipIf(!endpoint)('files in a store that speaks S3', () => {
  const credentials = {
    accessKeyId: process.env['S3_TEST_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: process.env['S3_TEST_SECRET_ACCESS_KEY'] ?? '',
  }
  const bucket = `foyer-test-${process.pid}`
  let storage: Storage
  beforeAll(async () => {
    const settings = { region: 'us-east-1', endpoint, credentials, forcePathStyle: true } as const
    const client = new S3Client({ ...settings, endpoint: endpoint ?? '' })
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
    client.destroy()
    storage = createS3Storage({ ...settings, bucket, pathStyle: true })
  })
  afterAll(() => storage.close())
  storageSuite(() => storage)
})
