import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { pictureAddress } from '@foyer/contract/desk/picture-path.ts'
import { contentSecurity } from '@foyer/server/platform/http/security-headers.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { createWorld, type World } from '@foyer/testkit/test-world.ts'
import { newId, type Visitor } from '@foyer/testkit/visitor.ts'
import { phonePhoto, png } from '../files/pictures.ts'
import { openHoneypot, type Honeypot } from '../forms/fromRequest-honeypot.ts'

let site: Honeypot
let hidden: Honeypot
let world: World
let talk: { visitor: Visitor; agent: Agent; threadId: string }

beforeAll(async () => {
  site = await openHoneypot('127.0.0.1')
  hidden = await openHoneypot('127.0.0.1')
  const egress = { ports: [80, 443], allow: [`127.0.0.1:${site.port}`] }
  world = await createWorld(givenEngines(), {}, { egress, limitScale: 100 })
})
afterAll(async () => {
  await world.close()
  site.close()
  hidden.close()
})
beforeEach(async () => {
  talk = await startTalk(world.http)
  site.seen.length = 0
  await answerWith(await png(), 'image/png')
})

async function answerWith(bytes: Uint8Array | string, type: string, status = 200, more = {}): Promise<void> {
  site.answerWith((response) => {
    response.writeHead(status, { 'content-type': type, ...more }).end(bytes)
  })
}

const urlAt = (path: string) => `http://127.0.0.1:${site.port}${path}`

/** A product card of the visitor, by its message's id. */
async function card(imgUrl: string, by = talk.visitor): Promise<string> {
  const msgContent = JSON.stringify({ imgUrl, title: 'A teapot', describe: '', label: '', fromUrl: '' })
  const { body } = await by.call('sendMsg', { id: newId(), msgType: 7, msgContent })
  return String(body.data['msgId'])
}

function look(msgId: string, url: string, by = talk.agent, more: Record<string, string> = {}) {
  return fetch(world.node.address + pictureAddress(msgId, url), { headers: { ...by.headers, ...more } })
}

it('an agent gets the picture of a card from the server, drawn again and without what else was in it', async () => {
  const photo = await phonePhoto()
  await answerWith(photo, 'image/jpeg')
  const url = urlAt('/teapot.jpg')
  const answer = await look(await card(url), url)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('cache-control')).toBe('private, max-age=86400')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.includes('SECRET-OWNER')).toBe(false)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 20, height: 40 })
  // The site learns that somebody looked, and nothing of the agent.
  expect(site.seen).toHaveLength(1)
  const { cookie, referer, 'user-agent': userAgent } = site.seen[0]?.headers ?? {}
  expect([cookie, referer, userAgent]).toEqual([undefined, undefined, 'Foyer'])
})

it('a large picture comes small', async () => {
  const wide = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await answerWith(wide, 'image/png')
  const url = urlAt('/wide.png')
  const answer = await look(await card(url), url)
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
    width: 1280,
    height: 640,
  })
})

it('only what the message shows is loaded, only for agents of its tenant, only for our own pages', async () => {
  const url = urlAt('/teapot.png')
  const msgId = await card(url)
  expect((await look(msgId, `${url}?more`)).status).toBe(404)
  expect((await look(msgId, url.slice(0, -4))).status).toBe(404)
  expect((await look(msgId.replace(/\d+$/, '1'), url)).status).toBe(404)
  expect((await look('nonsense', url)).status).toBe(404)
  expect((await look(`${msgId.split('.')[0]}.999999999999`, url)).status).toBe(404)

  const nobody = new Agent(world.http, {})
  expect((await look(msgId, url, nobody)).status).toBe(401)
  expect((await look(msgId, url, nobody, { token: talk.visitor.started.token })).status).toBe(401)
  for (const from of ['cross-site', 'same-site', 'none']) {
    expect((await look(msgId, url, talk.agent, { 'sec-fetch-site': from })).status).toBe(401)
  }
  await seedTenant(world.node.deps.db, 'other')
  const stranger = await Agent.signIn(world.http, 'ana@other.example')
  expect((await look(msgId, url, stranger)).status).toBe(404)
  expect(site.seen).toEqual([])
  expect((await look(msgId, url, talk.agent, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

it('a message that was withdrawn shows no picture any more', async () => {
  const url = urlAt('/gone.png')
  const content = { imgUrl: url, title: 'A teapot', describe: '', label: '', fromUrl: '' }
  const sent = await talk.agent.call('reply', {
    threadId: talk.threadId,
    id: newId(),
    msgType: 7,
    msgContent: JSON.stringify(content),
  })
  const msgId = String(sent.body.data['msgId'])
  expect((await look(msgId, url)).status).toBe(200)
  expect((await talk.agent.call('recall', { threadId: talk.threadId, msgId })).body.code).toBe(200)
  expect((await look(msgId, url)).status).toBe(404)
})

it('neighbours, addresses of this machine and names for them are not reached', async () => {
  const before = hidden.touched()
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '2130706433', '169.254.169.254']) {
    const url = `http://${host}:${hidden.port}/x.png`
    expect((await look(await card(url), url)).status).toBe(404)
  }
  expect(hidden.touched()).toBe(before)
})

it.each<[string, () => Promise<void>]>([
  ['a page', () => answerWith('<html>', 'text/html')],
  ['a page that says it is a picture', () => answerWith('<html><script>', 'image/png')],
  ['a drawing with a script', () => answerWith('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')],
  [
    'a drawing that says it is a png',
    () => answerWith('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png'),
  ],
  ['half a picture', async () => answerWith((await png()).slice(0, 40), 'image/png')],
  ['too many bytes', () => answerWith(new Uint8Array(5 * 1024 * 1024 + 1), 'image/png')],
  ['a redirect', async () => answerWith(await png(), 'image/png', 302, { location: urlAt('/other.png') })],
  ['a failure', async () => answerWith(await png(), 'image/png', 404)],
  ['something packed', async () => answerWith(await png(), 'image/png', 200, { 'content-encoding': 'gzip' })],
  ['too many pixels', async () => answerWith(await manyPixels(), 'image/png')],
])('%s is answered like nothing', async (_, answers) => {
  await answers()
  const url = urlAt(`/${newId()}.png`)
  const answer = await look(await card(url), url)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('private, max-age=300')
  expect(await answer.text()).not.toContain('<')
})

it('an agent looks at so many pictures in a minute', async () => {
  const paced = await world.startNode({ limitScale: 1 })
  const msgId = await card(urlAt('/teapot.png'))
  const statuses: number[] = []
  for (let i = 0; i < 125; i++) {
    const answer = await fetch(paced.address + pictureAddress(msgId, 'x'), { headers: talk.agent.headers })
    statuses.push(answer.status)
  }
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
})

it('the desk’s policy lets its pages load pictures from nowhere else', () => {
  const images = contentSecurity.desk.split('; ').filter((directive) => directive.startsWith('img-src'))
  expect(images).toEqual(["img-src 'self' data: blob:"])
  expect(contentSecurity.desk).toContain("default-src 'none'")
  expect(contentSecurity.desk).toContain("media-src 'self' blob:")
})

async function manyPixels(): Promise<Buffer> {
  const create = { width: 6000, height: 6000, channels: 3, background: 'red' } as const
  return sharp({ create }).png({ compressionLevel: 9 }).toBuffer()
}
