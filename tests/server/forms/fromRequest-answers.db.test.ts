import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEgress, egressLimits } from '@foyer/server/platform/egress/egress.ts'
import { openHoneypot, unloggedFailures, type Honeypot } from './fromRequest-honeypot.ts'

let site: Honeypot
let inside: Honeypot
beforeAll(async () => {
  site = await openHoneypot('127.0.0.1')
  inside = await openHoneypot('127.0.0.1')
})
afterAll(() => {
  site.close()
  inside.close()
})

function send() {
  const egress = createEgress({ ports: [80, 443], allow: [`127.0.0.1:${site.port}`] }, unloggedFailures())
  const url = `http://127.0.0.1:${site.port}/`
  return egress.send({ url, method: 'GET', headers: {} }).finally(() => void egress.close())
}

const json = { 'content-type': 'application/json' }

it.each([301, 302, 303, 307, 308])('C-38 a redirect (%i) is answered, not followed', async (status) => {
  for (const location of [
    `http://127.0.0.1:${inside.port}/`,
    'file:///etc/passwd',
    `http://127.0.0.1:${site.port}/`,
  ]) {
    const before = site.seen.length
    site.answerWith((response) => response.writeHead(status, { location, ...json }).end('secret'))
    expect(await send()).toEqual({ status, body: '' })
    expect(site.seen.length - before).toBe(1)
  }
  expect(inside.touched()).toBe(0)
})

it('C-30 an endless answer is cut at 64 KB', async () => {
  let sent = 0
  site.answerWith((response) => {
    response.writeHead(200, json)
    const more = () => {
      while (!response.destroyed && sent < 1_000_000_000 && response.write('x'.repeat(65_536))) sent += 65_536
    }
    response.on('drain', more)
    more()
  })
  const answer = await send()
  expect(answer?.body.length).toBe(egressLimits.answerBytes)
  await expect.poll(() => sent).toBeLessThan(50_000_000)
})

it('C-30 an answer that drips is given up after five seconds', async () => {
  site.answerWith((response) => {
    response.writeHead(200, json)
    const timer = setInterval(() => response.write('x'), 100)
    response.once('close', () => clearInterval(timer))
  })
  const started = Date.now()
  expect(await send()).toBeUndefined()
  expect(Date.now() - started).toBeLessThan(egressLimits.totalMs + 2_000)
})

it('C-30 a packed answer is not unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000))
  site.answerWith((response) => response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(bomb))
  expect(await send()).toEqual({ status: 200, body: '' })
  expect(site.seen.at(-1)?.headers['accept-encoding']).toBe('identity')
})

it('C-30 of a page only the status comes back, and of headers nothing', async () => {
  site.answerWith((response) =>
    response
      .writeHead(404, { 'content-type': 'text/html', 'set-cookie': 'a=b' })
      .end('<script>alert(1)</script>'),
  )
  expect(await send()).toEqual({ status: 404, body: '' })
  site.answerWith((response) =>
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('späť'),
  )
  expect(await send()).toEqual({ status: 500, body: 'späť' })
})

it('C-30 headers without end are given up', async () => {
  site.answerWith((response) => response.writeHead(200, { ...json, 'x-long': 'x'.repeat(20_000) }).end('{}'))
  expect(await send()).toBeUndefined()
})

it('C-30 a broken answer is no answer', async () => {
  site.answerWith((response) => response.socket?.destroy())
  expect(await send()).toBeUndefined()
  site.answerWith((response) =>
    response.socket?.end(
      'HTTP/1.1 200 OK\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
    ),
  )
  expect(await send()).toBeUndefined()
})
