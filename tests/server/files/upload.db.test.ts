import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { gif, jpeg, mp4, phonePhoto, png, webp } from './pictures.ts'
import { left, served, upload, urlOf } from './uploads.ts'

const world = givenWorld({}, { limitScale: 100 })
let visitor: Visitor
beforeEach(async () => {
  visitor = await served(world)
})

const fetchFile = (url: string) => fetch(world.node.address + url)

it('C-24 upload takes the multipart of the spec and answers with url, name and suffix', async () => {
  const { status, body } = await upload(visitor, 'lid.png', await png())
  expect(status).toBe(200)
  expect(body).toMatchObject({ code: 200, data: { name: 'lid.png', suffix: 'png' } })
  const answer = await fetchFile(String(body.data['url']))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 8, height: 6 })
})

it('V-09 pictures, films, sounds and other files are stored as what their suffix says', async () => {
  const wav = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('WAVEfmt '), Buffer.alloc(32)])
  for (const [name, bytes, kind, mime] of [
    ['a.jpg', await jpeg(), 'image', 'image/jpeg'],
    ['a.webp', await webp(), 'image', 'image/webp'],
    ['a.mp4', mp4(), 'video', 'video/mp4'],
    ['a.rm', '.RMF....', 'video', 'application/octet-stream'],
    ['a.wav', new Uint8Array(wav), 'audio', 'audio/wav'],
    ['a.pdf', '%PDF-1.7', 'file', 'application/octet-stream'],
  ] as const) {
    const id = urlOf(await upload(visitor, name, bytes))
      .split(/[-/]/)
      .slice(3, -1)
      .join('-')
    const { rows } = await world.node.deps.pool.query('select kind, mime, name from files where id = $1', [
      id,
    ])
    expect(rows).toEqual([{ kind, mime, name }])
  }
})

it('V-09 exactly 50 MB are taken', async () => {
  const bytes = new Uint8Array(52_428_800)
  const url = urlOf(await upload(visitor, 'big.bin', bytes))
  const answer = await fetch(world.node.address + url, { method: 'HEAD' })
  expect(answer.headers.get('content-length')).toBe('52428800')
})

it('pictures are drawn again: no place, no name, upright', async () => {
  const photo = await phonePhoto()
  expect(Buffer.from(photo).includes('SECRET-OWNER')).toBe(true)
  const url = urlOf(await upload(visitor, 'IMG_1.JPG', photo))
  const stored = Buffer.from(await (await fetchFile(url)).arrayBuffer())
  const about = await sharp(stored).metadata()
  expect(stored.includes('SECRET-OWNER')).toBe(false)
  expect(about).toMatchObject({ width: 20, height: 40 })
  expect(about.exif).toBeUndefined()
  expect(about.orientation).toBeUndefined()
})

it('a moving picture goes on moving', async () => {
  const url = urlOf(await upload(visitor, 'wave.gif', await gif(5)))
  const about = await sharp(Buffer.from(await (await fetchFile(url)).arrayBuffer()), {
    animated: true,
  }).metadata()
  expect(about).toMatchObject({ format: 'gif', pages: 5, delay: [50, 50, 50, 50, 50] })
})

it('a moving picture of thousands of frames stays as its first', async () => {
  const url = urlOf(await upload(visitor, 'flood.gif', await gif(3_000)))
  const about = await sharp(Buffer.from(await (await fetchFile(url)).arrayBuffer()), {
    animated: true,
  }).metadata()
  expect(about.pages ?? 1).toBe(1)
})

it('a picture with the suffix of another kind of picture is named for what it is', async () => {
  const { body } = await upload(visitor, 'really.png', await jpeg())
  expect(body.data).toMatchObject({ name: 'really.jpg', suffix: 'jpg' })
})

it.each([
  ['before an agent is there', async () => Visitor.start(world.http)],
  ['in the queue', async () => queued()],
  ['after the end', async () => ended()],
])('P-02 V-12 an upload %s is refused, and nothing is left', async (_name, person) => {
  const other = await person()
  const before = await left(world, other)
  for (const bytes of [await png(), new Uint8Array(300_000)]) {
    const { status, body } = await upload(other, 'a.png', bytes)
    expect(status).toBe(403)
    expect(body).toMatchObject({ code: 400, error: 'upload.refused' })
  }
  expect(await left(world, other)).toEqual(before)
})

it.each([
  ['imageButtonFlag', 'a.png'],
  ['videoButtonFlag', 'a.mp4'],
  ['fileButtonFlag', 'a.pdf'],
  ['fileButtonFlag', 'a.mp3'],
])('P-02 without %s %s is refused by the server too', async (flag, name) => {
  await setFlag(flag, 0)
  try {
    const before = await left(world, visitor)
    const { body } = await upload(visitor, name, await png())
    expect(body).toMatchObject({ code: 400, error: 'upload.refused' })
    expect(await left(world, visitor)).toEqual(before)
  } finally {
    await setFlag(flag, 1)
  }
})

it('another userId in the form is answered as unknown, and nothing is left', async () => {
  const before = await left(world, visitor)
  const { body } = await upload(
    visitor,
    'a.png',
    await png(),
    (await Visitor.start(world.http)).started.userId,
  )
  expect(body).toMatchObject({ code: 400, error: 'object.unknown' })
  expect(await left(world, visitor)).toEqual(before)
})

it('when the store fails, the visitor is told and nothing is left', async () => {
  const failing = await world.startNode(
    {},
    { storage: (storage) => ({ ...storage, put: () => Promise.reject(new Error('no room')) }) },
  )
  const before = await left(world, visitor)
  const { status } = await upload(
    new Visitor(visitor.http.at(failing.address), visitor.started),
    'a.png',
    await png(),
  )
  expect(status).toBe(500)
  expect(await left(world, visitor)).toEqual(before)
})

async function queued(): Promise<Visitor> {
  const waiting = await Visitor.start(world.http)
  await waiting.call('transferAgent')
  return waiting
}

async function ended(): Promise<Visitor> {
  const talk = await startTalk(world.http, await Agent.signIn(world.http))
  await talk.agent.call('closeThread', { threadId: talk.threadId })
  return talk.visitor
}

async function setFlag(flag: string, value: number): Promise<void> {
  await world.node.deps.pool.query(
    'update channels set config = jsonb_set(config, array[$1], to_jsonb($2::int)) where id = $3',
    [flag, value, world.demo.channelId],
  )
}
