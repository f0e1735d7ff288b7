import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { beforeAll, describe } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { createS3Storage } from '@foyer/server/platform/storage/s3-storage.ts'
import { ticketFileSuite } from './file-suite.ts'

let turned = 0
const clock = { now: () => Date.now() + turned }
const turn = (ms: number) => {
  turned = ms
}

describe('on a disk', () => {
  ticketFileSuite(givenWorld({ clock }), turn)
})

const endpoint = process.env['S3_TEST_ENDPOINT']

describe.skipIf(!endpoint)('in a store that speaks S3', () => {
  const settings = {
    region: 'us-east-1',
    endpoint: endpoint ?? '',
    credentials: {
      accessKeyId: process.env['S3_TEST_ACCESS_KEY_ID'] ?? '',
      secretAccessKey: process.env['S3_TEST_SECRET_ACCESS_KEY'] ?? '',
    },
  }
  const bucket = `foyer-tickets-${process.pid}`
  beforeAll(async () => {
    const client = new S3Client({ ...settings, forcePathStyle: true })
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
    client.destroy()
  })
  const storage = () => createS3Storage({ ...settings, bucket, pathStyle: true })
  ticketFileSuite(givenWorld({ clock, storage }), turn)
})
