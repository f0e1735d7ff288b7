import { expect, it } from 'vitest'
import { newId } from '@foyer/testkit/visitor.ts'
import { becomes, givenSite, type Site } from '../identity/given.ts'
import { givenPost, untilDone } from '../mail/given.ts'
import { dumpOf, requestIn } from './given.ts'

const post = givenPost()

async function givenUser() {
  const { world, now } = post()
  const site = await givenSite(world)
  const sub = newId()
  const jwt = await site.sign(sub, { name: 'Sam' }, { now: now.at })
  const { visitor } = await becomes(await site.visit(), jwt, site.channelId)
  return { site, sub, visitor }
}

function signed(site: Site, sub: string, act?: unknown, claims: Record<string, unknown> = {}) {
  return site.sign(sub, {}, { now: post().now.at, claims: { ...(act !== undefined && { act }), ...claims } })
}

type Asked = { channelId: string; jwt: string; kind: string }

function ask({ channelId, jwt, kind }: Asked) {
  return post().world.http.call('requestUserData', { channelId, jwt, kind })
}

it('a site exports and erases its user by a signed request', async () => {
  const { site, sub } = await givenUser()
  const { channelId } = site
  const { http } = post().world
  const copy = requestIn(await ask({ channelId, jwt: await signed(site, sub, 'export'), kind: 'export' }))
  expect(copy).toMatchObject({ kind: 'export', state: 'waiting' })
  await untilDone(post())
  const read = async (requestId: string, act: string) =>
    http.call('readUserDataRequest', { channelId, jwt: await signed(site, sub, act), requestId })
  expect(requestIn(await read(copy.requestId, 'export')).path).toMatch(/^\/exports\//)

  const gone = requestIn(await ask({ channelId, jwt: await signed(site, sub, 'erasure'), kind: 'erasure' }))
  await untilDone(post())
  await untilDone(post())
  expect(requestIn(await read(gone.requestId, 'erasure'))).toMatchObject({ state: 'done' })
  expect(requestIn(await read(copy.requestId, 'export'))).toMatchObject({ state: 'expired' })
  expect(await dumpOf(post().world)).not.toContain(sub)
  const late = await ask({ channelId, jwt: await signed(site, sub, 'export'), kind: 'export' })
  expect(late.body.error).toBe('object.unknown')
})

it('a proof for a browser asks for nothing, and a request signs nobody in', async () => {
  const { site, sub, visitor } = await givenUser()
  const { channelId } = site
  for (const kind of ['export', 'erasure'])
    expect((await ask({ channelId, jwt: await signed(site, sub), kind })).body.error).toBe(
      'identity.unproven',
    )
  const other = await ask({ channelId, jwt: await signed(site, sub, 'export'), kind: 'erasure' })
  expect(other.body.error).toBe('identity.unproven')
  const jwt = await signed(site, sub, 'erasure')
  expect((await visitor.call('identify', { jwt })).body.error).toBe('identity.unproven')
})

it('a request is used once', async () => {
  const { site, sub } = await givenUser()
  const { channelId } = site
  const jwt = await signed(site, sub, 'erasure')
  expect((await ask({ channelId, jwt, kind: 'erasure' })).body.code).toBe(200)
  expect((await ask({ channelId, jwt, kind: 'erasure' })).body.error).toBe('identity.unproven')
  await untilDone(post())
  await untilDone(post())
  // The person comes back: the old request must not erase them again.
  await becomes(await site.visit(), await signed(site, sub), channelId)
  expect((await ask({ channelId, jwt, kind: 'erasure' })).body.error).toBe('identity.unproven')
})

it('another channel, a forged or an expired signature, or an unknown user gets nothing', async () => {
  const { site, sub } = await givenUser()
  const { site: stranger } = await givenUser()
  const { channelId } = site
  const kind = 'export'
  const foreign = await stranger.sign(sub, {}, { now: post().now.at, claims: { act: kind, aud: channelId } })
  expect((await ask({ channelId, jwt: foreign, kind })).body.error).toBe('identity.unproven')
  const old = await signed(site, sub, kind, { iat: 1_700_000_000, exp: 1_700_000_300 })
  expect((await ask({ channelId, jwt: old, kind })).body.error).toBe('identity.unproven')
  const unknown = await signed(site, newId(), kind)
  expect((await ask({ channelId, jwt: unknown, kind })).body.error).toBe('object.unknown')
  const nowhere = await signed(site, sub, kind)
  expect((await ask({ channelId: 'nowhere', jwt: nowhere, kind })).body.error).toBe('channel.unknown')
})

it('requests of others are not to be read', async () => {
  const { site, sub } = await givenUser()
  const other = await givenUser()
  const { http } = post().world
  const jwt = await signed(site, sub, 'export')
  const { requestId } = requestIn(await ask({ channelId: site.channelId, jwt, kind: 'export' }))
  const read = async (from: { site: Site; sub: string }, act?: string) =>
    http.call('readUserDataRequest', {
      channelId: from.site.channelId,
      jwt: await signed(from.site, from.sub, act),
      requestId,
    })
  expect((await read(other, 'export')).body.error).toBe('object.unknown')
  expect((await read({ site, sub: newId() }, 'export')).body.error).toBe('object.unknown')
  expect((await read({ site, sub })).body.error).toBe('identity.unproven')
  expect((await read({ site, sub }, 'erasure')).body.error).toBe('identity.unproven')
  expect((await read({ site, sub }, 'export')).body.code).toBe(200)
  await untilDone(post())
})
