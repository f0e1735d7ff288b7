import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { bundle } from './browser/bundle.ts'

const session = join(import.meta.dirname, '../../packages/calls/src/session/create-call-session.ts')

it('the session of a call is a small download', async () => {
  const script = await bundle(session)
  expect(script).toContain('RTCPeerConnection')
  expect(gzipSync(script).length).toBeLessThanOrEqual(9_000)
})
