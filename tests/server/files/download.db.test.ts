import { beforeAll, expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { type Visitor, newId } from '@foyer/testkit/visitor.ts'
import { png } from './pictures.ts'
import { served, upload, urlOf } from './uploads.ts'

const world = givenWorld({}, { limitScale: 100 })
const digits = '0123456789'
let visitor: Visitor
let url: string
let picture: string
beforeAll(async () => {
  visitor = await served(world)
  url = urlOf(await upload(visitor, 'Größe 尺.html', digits))
  picture = urlOf(await upload(visitor, 'a.png', await png()))
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(world.node.address + path, { headers, method })

it('C-24 a page that was uploaded is offered for saving and cannot run', async () => {
  const { status, headers } = await get(url)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/octet-stream')
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="Gr__e _.html"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%E5%B0%BA.html`,
  )
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('content-security-policy')).toContain('sandbox')
})

it('a picture is shown in place, kept by browsers only, and embedded by nobody else', async () => {
  const { headers } = await get(picture)
  expect(headers.get('content-type')).toBe('image/png')
  expect(headers.get('content-disposition')).toMatch(/^inline;/)
  expect(headers.get('cache-control')).toBe('private, max-age=3600')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('content-security-policy')).toContain('sandbox')
  expect(headers.get('x-robots-tag')).toBe('noindex')
})

it.each([
  ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
  ['bytes=7-', 206, 'bytes 7-9/10', '789'],
  ['bytes=-2', 206, 'bytes 8-9/10', '89'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['bytes=0-1,3-4', 200, null, digits],
  [`bytes=${'0-1,'.repeat(1_000)}2-3`, 200, null, digits],
  ['nonsense', 200, null, digits],
])('a part: %s', async (range, status, contentRange, text) => {
  const answer = await get(url, { range })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-range')).toBe(contentRange)
  expect(await answer.text()).toBe(text)
})

it('asks again only when something changed', async () => {
  const etag = (await get(url)).headers.get('etag') ?? ''
  expect((await get(url, { 'if-none-match': etag })).status).toBe(304)
  expect((await get(url, { 'if-range': etag, range: 'bytes=0-0' })).status).toBe(206)
  expect((await get(url, { 'if-range': '"other"', range: 'bytes=0-0' })).status).toBe(200)
})

it('tells the length without the bytes', async () => {
  const answer = await get(url, {}, 'HEAD')
  expect(answer.headers.get('content-length')).toBe('10')
  expect(answer.headers.get('accept-ranges')).toBe('bytes')
  expect(await answer.text()).toBe('')
})

it('the name in an address means nothing', async () => {
  const bare = url.split('/').slice(0, 3).join('/')
  expect(await (await get(`${bare}/`)).text()).toBe(digits)
  expect((await get(`${bare}/x.png`)).headers.get('content-type')).toBe('application/octet-stream')
  expect((await get(`${bare}/${'%E5%B0%BA'.repeat(300)}`)).status).toBe(200)
})

it('guessed, foreign and misspelled addresses are all answered alike', async () => {
  const [, , file = ''] = url.split('/')
  const [tenant = '', ...id] = file.split('-')
  const other = (Number.parseInt(tenant, 36) + 1).toString(36)
  const wrong = [
    `/files/${other}-${id.join('-')}/a`,
    `/files/${tenant}-${'A'.repeat(22)}/a`,
    `/files/${tenant}-${id.join('-').slice(1)}/a`,
    '/files/../../etc/passwd/a',
    '/files/..%2f..%2fetc%2fpasswd/a',
    '/files/zzzzzzz-AAAAAAAAAAAAAAAAAAAAAA/a',
    '/files/x/a',
  ]
  for (const path of wrong) {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 400 })
  }
  for (const path of ['/files', '/files/', `/files/${tenant}`]) expect((await get(path)).status).toBe(404)
})

it('a file that was not written to its end cannot be read', async () => {
  const half = urlOf(await upload(visitor, 'half.txt', 'x'))
  await world.node.deps.pool.query("update files set is_stored = false where name = 'half.txt'")
  expect((await get(half)).status).toBe(404)
})

it('T-03 the file of a message that was withdrawn is gone with it', async () => {
  const gone = urlOf(await upload(visitor, 'gone.txt', 'x'))
  const id = newId()
  await visitor.call('sendMsg', { id, msgType: 4, msgContent: gone })
  expect((await get(gone)).status).toBe(200)
  await world.node.deps.pool.query('update entries set flags = 1 where client_id = $1', [id])
  expect((await get(gone)).status).toBe(404)
})
