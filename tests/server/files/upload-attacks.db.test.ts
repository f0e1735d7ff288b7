import { connect, createServer } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { dailyQuota } from '@foyer/server/features/files/files.ts'
import { forgetUnsent } from '@foyer/server/features/files/claim-files.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { gif, hugePng, joined, jpeg, mp4, png, type Picture } from './pictures.ts'
import { left, post, served, upload, urlOf, type Bytes } from './uploads.ts'

const world = givenWorld({}, { limitScale: 100 })
let visitor: Visitor
let clean: Awaited<ReturnType<typeof left>>
beforeAll(async () => {
  visitor = await served(world)
  clean = await left(world, visitor)
})

const expectNothingLeft = async () => expect(await left(world, visitor)).toEqual(clean)

it('V-09 V-12 one byte over 50 MB is refused while it arrives, and nothing is left', async () => {
  const { status, body } = await upload(visitor, 'big.bin', new Uint8Array(52_428_801))
  expect(status).toBe(413)
  expect(body).toMatchObject({ code: 400, error: 'upload.tooLarge', msg: 'error.fileMax' })
  await expectNothingLeft()
})

it('an endless chunked body is refused at the limit, and the connection ends', async () => {
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n'
  let sent = 0
  const endless = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
    pull: (controller) => {
      sent += 1
      controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  const answer = await post(visitor, endless, { 'content-type': 'multipart/form-data; boundary=b' }).catch(
    () => undefined,
  )
  if (answer) expect(answer.status).toBe(413)
  expect(sent).toBeLessThan(2_000)
  await expect.poll(() => left(world, visitor), { timeout: 5_000 }).toEqual(clean)
})

it.each([
  ['shorter', 50_000, 'x'.repeat(1_000)],
  ['longer', 300, 'x'.repeat(100_000)],
])('a Content-Length that is %s than the body leaves nothing', async (_name, announced, content) => {
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n'
  const answer = await raw(
    `POST ${pathOf('upload')} HTTP/1.1\r\nhost: x\r\ntoken: ${visitor.started.token}\r\n` +
      `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${announced}\r\n\r\n${head}${content}`,
  )
  expect(answer).not.toContain('"code":200')
  await expect.poll(() => left(world, visitor), { timeout: 5_000 }).toEqual(clean)
})

it.each([
  ['10,000 fields', () => form((data) => many(10_000, (i) => data.append(`f${i}`, 'x')))],
  ['two files', () => form((data) => many(2, () => data.append('file', new Blob(['x']), 'a.bin')))],
  ['a field name of 1 MB', () => form((data) => data.append('n'.repeat(1_000_000), 'x'))],
  ['a field of 1 MB', () => form((data) => data.append('userId', 'x'.repeat(1_000_000)))],
  ['no file', () => form((data) => data.append('userId', visitor.started.userId))],
  ['a file under another name', () => form((data) => data.append('upload', new Blob(['x']), 'a.bin'))],
  ['a field that reaches for the prototype', () => form((data) => data.append('__proto__', 'x'))],
])('a form with %s is refused, and nothing is left', async (_name, build) => {
  const { status, body } = await post(visitor, build())
  expect([400, 413]).toContain(status)
  expect(body.code).toBe(400)
  await expectNothingLeft()
})

it('a body that is no form is refused', async () => {
  const types = ['multipart/form-data', 'text/plain', 'application/json', 'multipart/form-data; boundary=x']
  for (const type of types) {
    const { status } = await post(visitor, '{}', { 'content-type': type })
    expect([400, 415]).toContain(status)
  }
  await expectNothingLeft()
})

it('a stranger is refused before a byte of the body is read', async () => {
  const answer = await raw(
    `POST ${pathOf('upload')} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\n` +
      `content-length: 50000000\r\n\r\n`,
  )
  expect(answer).toContain('401 Unauthorized')
})

it.each<[string, string, () => Promise<Bytes> | Bytes]>([
  ['a page', 'a.png', () => '<html><script>alert(1)</script>'],
  ['a drawing with a script', 'a.png', () => '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
  ['the first bytes of a gif, then a script', 'a.gif', () => 'GIF89a/*<svg/onload=alert(1)>*/=1;'],
  ['a program', 'a.jpg', () => 'MZ\u0090\u0000'],
  ['a tiff', 'a.jpg', () => new Uint8Array([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0])],
  ['a page called a film', 'a.mp4', () => '<html><script>alert(1)</script>'],
  ['a picture called a sound', 'a.mp3', async () => png()],
  ['a cut picture', 'a.png', async () => (await png()).slice(0, 40)],
  ['nothing', 'a.png', () => ''],
])(
  'V-12 what says picture, film or sound and is %s is refused, and nothing is left',
  async (_name, name, bytes) => {
    const { body } = await upload(visitor, name, await bytes())
    expect(body).toMatchObject({ code: 400, error: 'upload.type' })
    await expectNothingLeft()
  },
)

it('a picture of 14,000 by 14,000 is refused by its size in pixels, quickly', async () => {
  const bomb = hugePng(14_000)
  expect(bomb.length).toBeLessThan(700_000)
  const before = process.memoryUsage().rss
  const { body } = await upload(visitor, 'bomb.png', bomb)
  expect(body).toMatchObject({ code: 400, error: 'upload.type' })
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
  await expectNothingLeft()
})

it.each<[string, string, () => Promise<Picture>]>([
  ['PNG and page', 'a.png', async () => joined(await png(), '<script>PAYLOAD</script>')],
  ['JPEG and PHAR', 'a.jpg', async () => joined(await jpeg(), '<?php PAYLOAD __HALT_COMPILER(); ?>')],
  ['GIF and script', 'a.gif', async () => joined(await gif(2), '*/=1;PAYLOAD')],
])('of a polyglot (%s) only the picture is kept', async (_name, name, bytes) => {
  const url = urlOf(await upload(visitor, name, await bytes()))
  const answer = await fetch(world.node.address + url)
  expect(answer.headers.get('content-type')).toMatch(/^image\//)
  expect(Buffer.from(await answer.arrayBuffer()).includes('PAYLOAD')).toBe(false)
  clean = await left(world, visitor)
})

it('a film that is also a page is handed out as a film only', async () => {
  const url = urlOf(await upload(visitor, 'a.mp4', mp4('<html><script>alert(1)</script>')))
  const { headers } = await fetch(world.node.address + url)
  expect(headers.get('content-type')).toBe('video/mp4')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain('sandbox')
  clean = await left(world, visitor)
})

it.each([
  '../../../../tmp/evil',
  '..\\..\\evil',
  '/etc/cron.d/evil',
  'a\u0000.png.html',
  '%2e%2e%2fevil',
  `${'n'.repeat(4_000)}.txt`,
  '.htaccess',
  'CON',
  'photo\u202egpj.zip',
  'invoice.pdf.html',
  'a"\r\nset-cookie: x=1\r\n.html',
])('the name %j is only shown, never a path and never a header', async (name) => {
  const url = urlOf(await upload(visitor, name, 'harmless'))
  const answer = await fetch(world.node.address + url)
  expect(await answer.text()).toBe('harmless')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w.%~-]+$/,
  )
  expect(answer.headers.get('content-type')).toBe('application/octet-stream')
  expect(answer.headers.get('set-cookie')).toBeNull()
  const { storage } = world.node.deps
  for (const key of await storage.list(world.demo.tenantId)) expect(key).toMatch(/^\d+\/[\w-]{22}$/)
  clean = await left(world, visitor)
})

it.each(['bomb.zip', 'bomb.gz', 'bomb.docx', 'bomb.xml'])(
  '%s is stored as it came, never unpacked',
  async (name) => {
    const bytes = new Uint8Array(Buffer.from('1f8b0800000000000003', 'hex'))
    const url = urlOf(await upload(visitor, name, bytes))
    expect(new Uint8Array(await (await fetch(world.node.address + url)).arrayBuffer())).toEqual(bytes)
    clean = await left(world, visitor)
  },
)

it('a visitor has a quota of files and of bytes per day, however many come at once', async () => {
  const hoarder = await served(world)
  await fill(hoarder, dailyQuota.files - 2, 1)
  const answers = await Promise.all(Array.from({ length: 3 }, () => upload(hoarder, 'a.txt', 'x')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)

  const glutton = await served(world)
  await fill(glutton, 1, dailyQuota.bytes - 10)
  expect((await upload(glutton, 'a.txt', 'x'.repeat(11))).status).toBe(429)
  expect((await upload(glutton, 'a.txt', 'x'.repeat(10))).status).toBe(200)
  clean = await left(world, visitor)
})

it('what was uploaded and never sent is forgotten after a day, and its bytes with it', async () => {
  const forgetful = await served(world)
  const url = urlOf(await upload(forgetful, 'a.txt', 'x'))
  const before = await left(world, forgetful)
  await world.node.deps.pool.query(
    'update files set created_at = created_at - 86400001 where uploader = $1',
    [forgetful.started.userId],
  )
  expect(await forgetUnsent(world.node.deps)).toBe(1)
  expect(await left(world, forgetful)).toEqual({ ...before, rows: 0, stored: before.stored - 1 })
  expect((await fetch(world.node.address + url)).status).toBe(404)
  clean = await left(world, visitor)
})

it('what a scanner finds is refused, and so is everything while it does not answer', async () => {
  const scanner = await fakeClamd()
  const node = await world.startNode({ clamd: { host: '127.0.0.1', port: scanner.port } })
  const there = new Visitor(visitor.http.at(node.address), visitor.started)
  const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
  expect((await upload(there, 'a.txt', eicar)).body).toMatchObject({ error: 'upload.type' })
  await expectNothingLeft()
  urlOf(await upload(there, 'a.txt', 'harmless'))
  clean = await left(world, visitor)
  scanner.close()
  expect((await upload(there, 'a.txt', 'harmless')).status).toBe(503)
  await expectNothingLeft()
})

function form(fill: (data: FormData) => void): FormData {
  const data = new FormData()
  fill(data)
  return data
}

function many(count: number, act: (index: number) => void): void {
  for (let i = 0; i < count; i++) act(i)
}

/** Rows of uploads that never were, to come close to a quota. */
async function fill(person: Visitor, files: number, bytes: number): Promise<void> {
  await world.node.deps.pool.query(
    `insert into files (tenant_id, id, thread_id, uploader, kind, mime, name, bytes, created_at, is_stored)
     select t.tenant_id, 'filled-' || t.id || '-' || n, t.id, t.user_id, 'file', 'x', 'x', $2,
       (extract(epoch from now()) * 1000)::bigint, true
     from threads t, generate_series(1, $3) n where t.user_id = $1`,
    [person.started.userId, bytes, files],
  )
}

/** Sends exactly these bytes, then nothing more; answers with all that comes back within a moment. */
function raw(request: string): Promise<string> {
  const { hostname, port } = new URL(world.node.address)
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(request))
    socket.setTimeout(1_000, () => socket.destroy())
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })
}

/** Speaks clamd's INSTREAM and knows one signature. */
async function fakeClamd() {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      if (!received.subarray(-4).equals(Buffer.alloc(4))) return
      socket.end(received.includes('EICAR-STANDARD') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { port: typeof address === 'object' && address ? address.port : 0, close: () => server.close() }
}
