import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import sharp from 'sharp'
import { forgetUnusedPictures } from '@foyer/server/features/desk/account/agent-pictures.ts'
import { rowLifetimes } from '@foyer/server/node-timing.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { startTalk } from '@foyer/testkit/talk.ts'
import { gif, hugePng, joined, jpeg, phonePhoto, png, webp, type Picture } from '../files/pictures.ts'
import { auditOf, newTeam } from './given.ts'

let now = Date.now()
const world = givenWorld({ clock: { now: () => now } }, { limitScale: 100 })

async function givenAgent() {
  const team = await newTeam({ world })
  return { ...team, agent: await Agent.signIn(world.http, team.ana) }
}

async function upload(agent: Agent, bytes: Picture, name = 'me.png') {
  const form = new FormData()
  form.append('file', new File([bytes], name))
  const response = await agent.post('changePicture', form)
  const body = (await response.json()) as {
    code: number
    error?: string
    data?: { agent: { adminFace: string } }
  }
  return { status: response.status, error: body.error, face: body.data?.agent.adminFace ?? '' }
}

const load = (face: string) => fetch(world.http.address + face)
const storedOf = (tenantId: number) => world.node.deps.storage.list(tenantId)

it.each([
  ['PNG', () => png(400, 300)],
  ['JPEG', jpeg],
  ['WebP', webp],
  ['a moving GIF', () => gif(3)],
  ['a phone’s photo', phonePhoto],
])('%s becomes a square WebP that anybody with the address may load', async (_name, draw) => {
  const { agent, tenantId } = await givenAgent()
  const { face } = await upload(agent, await draw())
  const response = await load(face)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  const bytes = Buffer.from(await response.arrayBuffer())
  const about = await sharp(bytes).metadata()
  expect(about).toMatchObject({ format: 'webp', width: 256, height: 256 })
  expect(about.exif).toBeUndefined()
  expect(bytes.includes('SECRET-OWNER')).toBe(false)
  expect(await storedOf(tenantId)).toHaveLength(1)
})

it('colleagues and visitors see the new picture, and the one before is gone', async () => {
  const { agent, ben, tenantId } = await givenAgent()
  const first = await upload(agent, await png())
  const second = await upload(agent, await jpeg(), 'me.jpg')
  expect(second.face).not.toBe(first.face)
  expect((await load(first.face)).status).toBe(404)
  expect((await load(second.face)).status).toBe(200)
  expect(await storedOf(tenantId)).toHaveLength(1)
  const team = (await (await Agent.signIn(world.http, ben)).call('listTeam')).body.data['agents']
  expect(team).toContainEqual(expect.objectContaining({ adminFace: second.face }))
  expect((await agent.call('whoAmI')).body.data['agent']).toMatchObject({ adminFace: second.face })

  const removed = await agent.call('removePicture')
  expect(removed.body.data['agent']).toMatchObject({ adminFace: '' })
  expect((await load(second.face)).status).toBe(404)
  expect(await storedOf(tenantId)).toEqual([])
  expect(await auditOf({ world }, tenantId, 'changePicture')).toHaveLength(2)
  expect(await auditOf({ world }, tenantId, 'removePicture')).toMatchObject([
    { before: { hasPicture: true }, after: { hasPicture: false } },
  ])
})

const script = '<script>alert(1)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`

it.each<[string, () => Picture | Promise<Picture>]>([
  ['an SVG', () => joined(svg)],
  ['an SVG that calls itself PNG', () => joined('<?xml version="1.0"?>', svg)],
  ['a page', () => joined(`<html>${script}</html>`)],
  ['a bomb', () => hugePng(40_000)],
  ['half a picture', async () => joined((await png(64, 64)).subarray(0, 40))],
  ['a PDF', () => joined('%PDF-1.7\n1 0 obj\n')],
  ['nothing', () => joined('')],
])('%s is refused, and nothing is left', async (_name, draw) => {
  const { agent, tenantId } = await givenAgent()
  const { status, error } = await upload(agent, await draw())
  expect({ status, error }).toEqual({ status: 400, error: 'upload.type' })
  expect(await storedOf(tenantId)).toEqual([])
  expect((await agent.call('whoAmI')).body.data['agent']).toMatchObject({ adminFace: '' })
})

it('a page hidden behind a picture does not come along', async () => {
  const { agent } = await givenAgent()
  const { face } = await upload(agent, joined(await png(), script))
  const bytes = Buffer.from(await (await load(face)).arrayBuffer())
  expect(bytes.includes('script')).toBe(false)
})

it('more than 5 MB are refused while they arrive', async () => {
  const { agent, tenantId } = await givenAgent()
  const { status, error } = await upload(agent, joined(await png(), Buffer.alloc(5 * 1024 * 1024)))
  expect({ status, error }).toEqual({ status: 413, error: 'upload.tooLarge' })
  expect(await storedOf(tenantId)).toEqual([])
})

it('without a sign-in, and by a form of another site, nothing is uploaded', async () => {
  const { agent, tenantId } = await givenAgent()
  const { cookie = '' } = agent.headers
  for (const headers of [{}, { cookie }, { 'x-foyer-desk': '1' }]) {
    const stranger = new Agent(world.http, headers as Record<string, string>)
    expect((await upload(stranger, await png())).status).toBe(401)
  }
  expect(await storedOf(tenantId)).toEqual([])
})

it.each(['', 'x', '../demo.webp', '1-AAAAAAAAAAAAAAAAAAAAAA.webp', 'zzzzzzz-AAAAAAAAAAAAAAAAAAAAAA.webp'])(
  'there is no picture %j',
  async (name) => {
    expect((await load(`/files/agents/${encodeURIComponent(name)}`)).status).toBe(404)
  },
)

it('the bytes of an interrupted upload are found again, and those in use stay', async () => {
  const { agent, tenantId } = await givenAgent()
  const { face } = await upload(agent, await png())
  const { db, storage } = world.node.deps
  const { id: agentId } = await db
    .selectFrom('agents')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const id = 'A'.repeat(22)
  await db
    .insertInto('agent_pictures')
    .values({ tenant_id: tenantId, id, agent_id: agentId, bytes: 1, created_at: now })
    .execute()
  await storage.put(`${tenantId}/${id}`, Readable.from(['x']), { mime: 'image/webp' })
  await forgetUnusedPictures(world.node.deps)
  expect(await storedOf(tenantId)).toHaveLength(2)
  now += rowLifetimes.unusedPictureMs + 1
  await forgetUnusedPictures(world.node.deps)
  expect(await storedOf(tenantId)).toHaveLength(1)
  expect((await load(face)).status).toBe(200)
})

it('a visitor sees the picture and the name beside what the agent writes', async () => {
  const { agent, channelId } = await givenAgent()
  const { visitor, threadId } = await startTalk(world.http, agent, channelId)
  const { face } = await upload(agent, await png())
  await agent.call('changeName', { nick: 'Ana Lim' })
  await agent.reply(threadId, 'hello')
  const { body } = await visitor.call('getHistoryMsg', { maxTime: 0 })
  expect(JSON.stringify(body.data)).toContain(face)
  expect(JSON.stringify(body.data)).toContain('Ana Lim')
})
