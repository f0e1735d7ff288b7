import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startNginx } from './nginx.ts'
import { proxySuite, tlsSocket } from './proxy-suite.ts'
import { siteName } from './running-proxy.ts'

proxySuite('nginx', startNginx)

const world = givenWorld({}, { trustedProxies: 1 })

it('a body that is not whole yet costs no node anything', async () => {
  const proxy = await startNginx([world.node.address, world.node.address])
  onTestFinished(() => proxy.dispose())
  let requests = 0
  world.node.app.server.on('request', () => (requests += 1))
  const body = JSON.stringify({ channelId: 'demo', pid: 'slow', locale: 'en' })
  const socket = tlsSocket(proxy)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.write(
    `POST ${pathOf('chatStart')} HTTP/1.1\r\nhost: ${siteName}\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  )
  await sleep(500)
  expect(requests).toBe(0)
  socket.write(body.slice(5))
  await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 200 OK(.|\r|\n)*"code":200/)
  expect(requests).toBe(1)
  socket.destroy()
})
