import { beforeAll, describe, expect, it } from 'vitest'
import type { SiteChannel } from '@foyer/contract/desk/channels.ts'
import { maxIdentityKeys } from '@foyer/contract/desk/max-identity-keys.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { encodeChannelConfig } from '@foyer/contract/channel/config.ts'
import { readChannelConfig } from '@foyer/server/features/channel/read-channel-config.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import type { Answer } from '@foyer/testkit/http.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { givenKey, givenSite, keyPair, must, snapshot, type Site } from '../identity/given.ts'

const world = givenWorld()
const bodyOf = ({ status, body }: Answer) => ({ status, ...body, requestId: '' })

let site: Site
let ana: Agent
let ben: Agent
let rival: Agent

beforeAll(async () => {
  site = await givenSite(world)
  ana = site.ana
  ben = await Agent.signIn(world.http, 'ben@demo.example')
  await seedTenant(world.node.deps.db, 'rival')
  rival = await Agent.signIn(world.http, 'ana@rival.example')
})

async function channelOf(agent: Agent, channelId: string): Promise<SiteChannel | undefined> {
  const { channels } = must(await agent.call('listChannels')) as { channels: SiteChannel[] }
  return channels.find((channel) => channel.channelId === channelId)
}

it('the owner sees the channels of the house, their sites and keys, and nothing secret', async () => {
  const channel = await channelOf(ana, site.channelId)
  expect(channel).toEqual({
    channelId: site.channelId,
    name: 'Shop',
    allowedOrigins: [],
    keys: [{ keyId: site.keyId, algorithm: 'HS256', createTime: expect.any(Number) as number }],
    isArchived: false,
    version: 1,
    draftCount: 0,
  })
  expect(await channelOf(ana, 'demo')).toBeDefined()
  expect(await channelOf(ana, 'rival')).toBeUndefined()
})

describe('sites that may show a channel', () => {
  const sites = ['https://shop.example', 'https://*.shop.example', 'http://127.0.0.1:8080']

  it('are kept once each, change nothing else of the channel, and are seen by every node', async () => {
    const config = encodeChannelConfig(readChannelConfig((await configOf(site.channelId)).config).config)
    must(await ana.call('setOrigins', { channelId: site.channelId, allowedOrigins: [...sites, sites[0]] }))
    expect((await channelOf(ana, site.channelId))?.allowedOrigins).toEqual(sites)
    expect((await configOf(site.channelId)).config).toEqual({ ...config, allowedOrigins: sites })
    const turned = await world.startNode({}, { clock: { now: () => Date.now() + 6_000 } })
    expect((await turned.deps.channels.find(site.channelId))?.config.allowedOrigins).toEqual(sites)
    must(await ana.call('setOrigins', { channelId: site.channelId, allowedOrigins: [] }))
    expect((await channelOf(ana, site.channelId))?.allowedOrigins).toEqual([])
  })

  it('a node that remembers the channel sees the change within five seconds', async () => {
    let ahead = 0
    const node = await world.startNode({}, { clock: { now: () => Date.now() + ahead } })
    const own = await givenSite(world)
    expect((await node.deps.channels.find(own.channelId))?.config.allowedOrigins).toEqual([])
    must(await ana.call('setOrigins', { channelId: own.channelId, allowedOrigins: sites }))
    ahead = 5_001
    expect((await node.deps.channels.find(own.channelId))?.config.allowedOrigins).toEqual(sites)
  })

  it.each([
    ['a path', ['https://shop.example/shop']],
    ['everything', ['*']],
    ['another directive', ["https://a.b; script-src 'unsafe-inline'"]],
    ['a line break', ['https://a.b\nset-cookie: x']],
    ['null', ['null']],
    ['too many', Array.from({ length: 51 }, (_, i) => `https://s${i}.example`)],
    ['a text', 'https://shop.example'],
    ['numbers', [1]],
  ])('%s is refused', async (_name, allowedOrigins) => {
    const before = await snapshot(world)
    const { body } = await ana.call('setOrigins', { channelId: site.channelId, allowedOrigins })
    expect(body.error).toBe('request.invalid')
    expect(await snapshot(world)).toEqual(before)
  })
})

describe('keys', () => {
  it('a secret has 256 bits, is told once and never again', async () => {
    const { keyId, secret } = await givenKey(ana, site.channelId)
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect(JSON.stringify(await channelOf(ana, site.channelId))).not.toContain(secret)
    must(await ana.call('revokeIdentityKey', { channelId: site.channelId, keyId }))
  })

  it('a public key is told apart from everything else that may be pasted', async () => {
    const p256 = keyPair()
    const wrong: Record<string, string | undefined> = {
      'a private key': p256.privateKey,
      'another curve': keyPair('P-384').publicKey,
      'another curve of the same length': keyPair('secp256k1').publicKey,
      nothing: undefined,
      empty: '',
      text: 'my key',
      'half a key': p256.publicKey.slice(0, 80),
      'two keys, the private one behind': p256.publicKey + p256.privateKey,
      'too much': `${p256.publicKey}${'\n'.repeat(2_000)}`,
    }
    const before = await snapshot(world)
    for (const [what, publicKey] of Object.entries(wrong)) {
      const input = {
        channelId: site.channelId,
        algorithm: 'ES256',
        ...(publicKey !== undefined && { publicKey }),
      }
      expect([what, (await ana.call('createIdentityKey', input)).body.error]).toEqual([
        what,
        'request.invalid',
      ])
    }
    const both = { channelId: site.channelId, algorithm: 'HS256', publicKey: p256.publicKey }
    expect((await ana.call('createIdentityKey', both)).body.error).toBe('request.invalid')
    expect((await ana.call('createIdentityKey', { ...both, algorithm: 'none' })).body.error).toBe(
      'request.invalid',
    )
    expect(await snapshot(world)).toEqual(before)
  })

  it('there are five at most, also when ten are made at once', async () => {
    const own = await givenSite(world)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        ana.call('createIdentityKey', { channelId: own.channelId, algorithm: 'HS256' }),
      ),
    )
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(maxIdentityKeys - 1)
    expect(answers.find(({ body }) => body.code !== 200)?.body.error).toBe('request.tooMany')
    expect((await channelOf(ana, own.channelId))?.keys).toHaveLength(maxIdentityKeys)
  })

  it('one that is revoked proves nothing from then on, and those beside it still do', async () => {
    const own = await givenSite(world)
    await givenKey(ana, own.channelId)
    const before = await own.sign('u-1')
    must(await ana.call('revokeIdentityKey', { channelId: own.channelId, keyId: own.keyId }))
    expect((await (await own.visit()).call('identify', { jwt: before })).body.error).toBe('identity.unproven')
    expect((await channelOf(ana, own.channelId))?.keys).toHaveLength(1)
    const again = await ana.call('revokeIdentityKey', { channelId: own.channelId, keyId: own.keyId })
    expect(again.body.error).toBe('object.unknown')
  })
})

describe('attacks 25 and 31: who may', () => {
  const { publicKey } = keyPair()
  const calls = [
    ['setOrigins', { allowedOrigins: ['https://evil.example'] }],
    ['createIdentityKey', { algorithm: 'HS256' }],
    ['createIdentityKey', { algorithm: 'ES256', publicKey }],
    ['revokeIdentityKey', {}],
  ] as const

  it.each(calls)(
    '%s: another tenant’s channel is answered like none, and nothing changes',
    async (name, more) => {
      const input = (channelId: string) => ({ ...more, keyId: site.keyId, channelId })
      const none = bodyOf(await rival.call(name, input(newId())))
      expect(none).toMatchObject({ status: 404, error: 'object.unknown' })
      const before = await snapshot(world)
      expect(bodyOf(await rival.call(name, input(site.channelId)))).toEqual(none)
      expect(await snapshot(world)).toEqual(before)
    },
  )

  it('a key of another channel is not revoked through one’s own', async () => {
    const before = await snapshot(world)
    const { body } = await rival.call('revokeIdentityKey', { channelId: 'rival', keyId: site.keyId })
    expect(body.error).toBe('object.unknown')
    expect(await snapshot(world)).toEqual(before)
  })

  it.each([['listChannels', {}] as const, ...calls])(
    '%s: agents and supervisors are refused, also for what does not exist',
    async (name, more) => {
      const before = await snapshot(world)
      for (const role of ['agent', 'supervisor'] as const) {
        await world.node.deps.pool.query(`update agents set role = $1 where email = 'ben@demo.example'`, [
          role,
        ])
        for (const channelId of [site.channelId, newId()])
          expect((await ben.call(name, { ...more, keyId: site.keyId, channelId })).body.error).toBe(
            'identity.forbidden',
          )
      }
      await world.node.deps.pool.query(`update agents set role = 'agent' where email = 'ben@demo.example'`)
      expect(await snapshot(world)).toEqual(before)
    },
  )

  it('admins may', async () => {
    await world.node.deps.pool.query(`update agents set role = 'admin' where email = 'ben@demo.example'`)
    expect((await ben.call('listChannels')).body.code).toBe(200)
    await world.node.deps.pool.query(`update agents set role = 'agent' where email = 'ben@demo.example'`)
  })
})

async function configOf(key: string): Promise<{ config: Record<string, unknown> }> {
  const { rows } = await world.node.deps.pool.query<{ config: Record<string, unknown> }>(
    'select config from channels where key = $1',
    [key],
  )
  return rows[0] ?? { config: {} }
}
