import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { jpeg, png } from './pictures.ts'
import { left, served, urlOf } from './uploads.ts'

const world = givenWorld({}, { limitScale: 100 })
let visitor: Visitor
beforeEach(async () => {
  visitor = await served(world)
})

const dataUrl = (mime: string, bytes: Uint8Array) =>
  `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`

it('C-25 uploadBase64 stores a pasted picture and answers with its url', async () => {
  const { status, body } = await visitor.call('uploadBase64', { imgData: dataUrl('image/png', await png()) })
  expect(status).toBe(200)
  expect(body).toMatchObject({ code: 200, data: { name: 'pasted.png', suffix: 'png' } })
  const answer = await fetch(world.node.address + String(body.data['url']))
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 8, height: 6 })
})

it.each(['image/png', 'image/octet-stream', 'application/octet-stream'])(
  'V-10 C-25 a pasted picture of type %s is taken for what it is',
  async (mime) => {
    const answer = await visitor.call('uploadBase64', { imgData: dataUrl(mime, await png()) })
    expect(urlOf(answer)).toMatch(/\/pasted\.png$/)
    const other = await visitor.call('uploadBase64', { imgData: dataUrl(mime, await jpeg()) })
    expect(other.body.data['suffix']).toBe('jpg')
  },
)

it('takes a picture of several megabytes', async () => {
  const noise = Buffer.from(Array.from({ length: 3_000_000 }, (_, i) => (i * 2_654_435_761) >>> 24))
  const big = await sharp(noise, { raw: { width: 1000, height: 1000, channels: 3 } })
    .png()
    .toBuffer()
  const answer = await visitor.call('uploadBase64', { imgData: dataUrl('image/png', big) })
  expect(answer.status).toBe(200)
})

it.each<[string, () => string]>([
  ['another kind of file', () => dataUrl('image/png', Buffer.from('%PDF-1.7'))],
  ['a drawing', () => dataUrl('image/svg+xml', Buffer.from('<svg/>'))],
  ['a drawing called a picture', () => dataUrl('image/png', Buffer.from('<svg xmlns="x"><script/></svg>'))],
  ['no base64', () => 'data:image/png;base64,@@@@'],
  ['base64 with a hole', () => 'data:image/png;base64,iVBO Rw0K'],
  ['base64 of the wrong length', () => 'data:image/png;base64,iVBORw0'],
  ['nothing', () => 'data:image/png;base64,'],
  ['text without base64', () => 'data:image/png,hello'],
  ['two types', () => 'data:image/png;text/html;base64,iVBORw0K'],
])('C-25 V-12 a data url with %s is refused, and nothing is left', async (_name, imgData) => {
  const before = await left(world, visitor)
  const { body } = await visitor.call('uploadBase64', { imgData: imgData() })
  expect(body).toMatchObject({ code: 400, error: 'upload.type' })
  expect(await left(world, visitor)).toEqual(before)
})

it.each<[string, unknown]>([
  ['a page', 'data:text/html;base64,PGI+'],
  ['an address', 'https://evil.example/a.png'],
  ['a number', 5],
  ['nothing', undefined],
])('C-25 %s instead of a data url is refused', async (_name, imgData) => {
  const { body } = await visitor.call('uploadBase64', { imgData })
  expect(body).toMatchObject({ code: 400, error: 'request.invalid' })
})

it('a text of 71 MB is refused while it arrives, and nothing is left', async () => {
  const before = await left(world, visitor)
  const answer = await visitor.call('uploadBase64', {
    imgData: `data:image/png;base64,${'A'.repeat(71_000_000)}`,
  })
  expect(answer.status).toBe(413)
  expect(answer.body).toMatchObject({ code: 400, error: 'upload.tooLarge' })
  expect(await left(world, visitor)).toEqual(before)
})

it('P-02 a pasted picture is refused while no agent is there', async () => {
  const alone = await Visitor.start(world.http)
  const { status, body } = await alone.call('uploadBase64', { imgData: dataUrl('image/png', await png()) })
  expect(status).toBe(403)
  expect(body).toMatchObject({ code: 400, error: 'upload.refused' })
})

it('keys that reach for a prototype are refused', async () => {
  const { userId } = visitor.started
  const response = await fetch(`${world.node.address}/api/chat/visitor/uploadBase64`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: visitor.started.token },
    body: `{"userId":"${userId}","imgData":"data:image/png;base64,AAAA","__proto__":{"x":1}}`,
  })
  expect(response.status).toBe(400)
})
