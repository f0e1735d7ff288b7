import { generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import type { Answer } from '@foyer/testkit/http.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import type { Visitor } from '@foyer/testkit/visitor.ts'
import { claimsFor, hmac, part, signed } from './forge.ts'
import { becomes, givenKey, givenSite, keyPair, must, snapshot, type Site } from './given.ts'

const world = givenWorld({}, { limitScale: 100 })
const { publicKey, privateKey } = keyPair()
const hour = 3_600
const hs = { alg: 'HS256' }

let site: Site
let esKeyId: string
let other: Site
let rivalSecret: string
/** Shown by somebody else before. */
let used: string
let revoked: string
let visitor: Visitor
let unproven: object

const bodyOf = ({ status, body }: Answer) => ({ status, ...body, requestId: '' })
const changed = (changes: Record<string, unknown>, header: object = hs) =>
  hmac(header, claimsFor(site.channelId, changes), site.secret)
const now = () => Math.floor(Date.now() / 1000)

beforeAll(async () => {
  site = await givenSite(world)
  other = await givenSite(world)
  const made = await site.ana.call('createIdentityKey', {
    channelId: site.channelId,
    algorithm: 'ES256',
    publicKey,
  })
  esKeyId = (must(made)['key'] as { keyId: string }).keyId
  await seedTenant(world.node.deps.db, 'rival')
  rivalSecret = (await givenKey(await Agent.signIn(world.http, 'ana@rival.example'), 'rival')).secret
  used = await site.sign('victim')
  await becomes(await site.visit(), used, site.channelId)
  const old = await givenKey(site.ana, site.channelId)
  revoked = hmac({ ...hs, kid: old.keyId }, claimsFor(site.channelId), old.secret)
  await site.ana.call('revokeIdentityKey', { channelId: site.channelId, keyId: old.keyId })
  visitor = await site.visit()
  unproven = bodyOf(await visitor.call('identify', { jwt: 'nothing' }))
})

it('the keys are good: what is refused below is refused for what is wrong with it', async () => {
  for (const jwt of [changed({}), changed({}, { ...hs, kid: site.keyId })])
    must(await (await site.visit()).call('identify', { jwt }))
  const es = signed({ alg: 'ES256' }, claimsFor(site.channelId), privateKey)
  must(await (await site.visit()).call('identify', { jwt: es }))
  expect(unproven).toMatchObject({ status: 403, code: 400, error: 'identity.unproven' })
})

describe.each<[string, Record<string, () => string>]>([
  [
    'attack 71: the algorithm is what the key says',
    {
      'alg none, without a signature': () => `${part({ alg: 'none' })}.${part(claimsFor(site.channelId))}.`,
      'alg None': () => `${part({ alg: 'None' })}.${part(claimsFor(site.channelId))}.`,
      'alg none, with a good signature': () => changed({}, { alg: 'none' }),
      'no alg': () => changed({}, { typ: 'JWT' }),
      'alg in small letters': () => changed({}, { alg: 'hs256' }),
      'HS512 with the right secret': () =>
        hmac({ alg: 'HS512' }, claimsFor(site.channelId), site.secret, 'sha512'),
      'a public key as secret': () => hmac(hs, claimsFor(site.channelId), publicKey),
      'a public key as secret, without the last line break': () =>
        hmac({ ...hs, kid: esKeyId }, claimsFor(site.channelId), publicKey.trim()),
      'the secret’s key named for a public one': () => changed({}, { ...hs, kid: esKeyId }),
      'ES256 in the header, HMAC beneath': () => changed({}, { alg: 'ES256' }),
      'RS256 by a key of theirs': () => {
        const { privateKey: rsa } = generateKeyPairSync('rsa', { modulusLength: 2048 })
        return signed({ alg: 'RS256' }, claimsFor(site.channelId), rsa)
      },
      'a key of theirs in the header': () => {
        const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
        const jwk = pair.publicKey.export({ format: 'jwk' })
        return signed(
          { alg: 'ES256', jwk, x5u: 'https://evil.example' },
          claimsFor(site.channelId),
          pair.privateKey,
        )
      },
      'an unknown critical header': () => changed({}, { ...hs, crit: ['x'], x: 1 }),
      'an unencoded payload': () => {
        const claims = JSON.stringify(claimsFor(site.channelId))
        return `${part({ ...hs, b64: false, crit: ['b64'] })}.${claims}.${'A'.repeat(43)}`
      },
    },
  ],
  [
    'attack 71: kid only picks among the channel’s own keys',
    {
      'a path': () => hmac({ ...hs, kid: '../../../../dev/null' }, claimsFor(site.channelId), ''),
      'an empty file as secret': () => hmac({ ...hs, kid: '/dev/null' }, claimsFor(site.channelId), '\0'),
      SQL: () => changed({}, { ...hs, kid: `${site.keyId}' or '1'='1` }),
      'what every object has': () => changed({}, { ...hs, kid: '__proto__' }),
      'another key’s': () => changed({}, { ...hs, kid: other.keyId }),
      'a list': () => changed({}, { ...hs, kid: [site.keyId] }),
      'a number': () => changed({}, { ...hs, kid: 1 }),
      nothing: () => changed({}, { ...hs, kid: null }),
      empty: () => changed({}, { ...hs, kid: '' }),
    },
  ],
  [
    'attack 71: times',
    {
      expired: () => changed({ iat: now() - 600, exp: now() - 120 }),
      'signed in the future': () => changed({ iat: now() + 120, exp: now() + 300 }),
      'good from later on': () => changed({ nbf: now() + 120 }),
      'a life of more than an hour': () => changed({ exp: now() + hour + 2 }),
      'for ever': () => changed({ exp: 1e15 }),
      'without an end': () => changed({ exp: undefined }),
      'without a beginning': () => changed({ iat: undefined }),
      'an end as text': () => changed({ exp: String(now() + 300) }),
      'an end of null': () => changed({ exp: null }),
    },
  ],
  [
    'attack 74: whose proof it is',
    {
      'missing signature': () => changed({}).replace(/[^.]*$/, ''),
      'wrong signature': () => changed({}).replace(/[^.]*$/, 'A'.repeat(43)),
      'truncated signature': () => changed({}).slice(0, -6),
      'half a signature': () => changed({}).slice(0, -22),
      'a longer signature': () => `${changed({})}AAAA`,
      'other claims under a good signature': () => {
        const [header, , mac] = changed({}).split('.')
        return [header, part(claimsFor(site.channelId, { sub: 'boss' })), mac].join('.')
      },
      'a truncated signature of a private key': () =>
        signed({ alg: 'ES256' }, claimsFor(site.channelId), privateKey).slice(0, -4),
      'a signature of zeros': () =>
        `${part({ alg: 'ES256' })}.${part(claimsFor(site.channelId))}.${'A'.repeat(86)}`,
      'another channel’s key': () => hmac(hs, claimsFor(site.channelId), other.secret),
      'another tenant’s key': () => hmac(hs, claimsFor(site.channelId), rivalSecret),
      'the name of the key as secret': () => hmac(hs, claimsFor(site.channelId), site.keyId),
      'an empty secret': () => hmac(hs, claimsFor(site.channelId), ''),
      'a revoked key': () => revoked,
      'for another channel': () => changed({ aud: other.channelId }),
      'for several channels': () => changed({ aud: [site.channelId, other.channelId] }),
      'for nobody': () => changed({ aud: undefined }),
      'shown by somebody else before': () => used,
      'without a jti': () => changed({ jti: undefined }),
      'a jti that is no text': () => changed({ jti: 7 }),
      'an endless jti': () => changed({ jti: 'x'.repeat(201) }),
      'without a sub': () => changed({ sub: undefined }),
      'an empty sub': () => changed({ sub: '' }),
      'a sub of 2 kB': () => changed({ sub: 'x'.repeat(2_000) }),
      'a sub that is a list': () => changed({ sub: ['u-7'] }),
      'a sub that the database cannot keep': () => changed({ sub: 'u\u0000-7' }),
      'half a character as sub': () =>
        hmac(
          hs,
          JSON.stringify(claimsFor(site.channelId, { sub: 'SUB' })).replace('SUB', '\\ud800'),
          site.secret,
        ),
      'claims under the prototype': () =>
        hmac(hs, `{"__proto__":${JSON.stringify(claimsFor(site.channelId))}}`, site.secret),
      'claims under the constructor': () =>
        changed({ sub: undefined, constructor: { prototype: { sub: 'boss' } } }),
    },
  ],
  [
    'what is no JWT at all',
    {
      text: () => 'x',
      dots: () => '..',
      'two parts': () => `${part(hs)}.${part({})}`,
      'four parts': () => `${changed({})}.x`,
      'five parts, as an encrypted one': () => `${part({ alg: 'dir', enc: 'A256GCM' })}..a.b.c`,
      'a list as header': () => hmac([hs], claimsFor(site.channelId), site.secret),
      'a list as claims': () => hmac(hs, [claimsFor(site.channelId)], site.secret),
      'null as claims': () => hmac(hs, null, site.secret),
      'no JSON as claims': () => hmac(hs, 'sub=boss', site.secret),
      'deep JSON as claims': () => hmac(hs, '['.repeat(2_000), site.secret),
    },
  ],
])('%s', (_name, tokens) => {
  it.each(Object.entries(tokens))('%s: the same refusal, and no row changes', async (_what, forge) => {
    const jwt = forge()
    const before = await snapshot(world)
    expect(bodyOf(await visitor.call('identify', { jwt }))).toEqual(unproven)
    expect(await snapshot(world)).toEqual(before)
  })
})

it.each<[string, () => unknown]>([
  ['a sub of 10 kB', () => changed({ sub: 'x'.repeat(10_000) })],
  ['nothing', () => ''],
  ['a list', () => ['x']],
  ['an object', () => ({ $ne: '' })],
])('%s is not even read, and no row changes', async (_what, forge) => {
  const before = await snapshot(world)
  const jwt = forge()
  expect((await visitor.call('identify', { jwt })).body).toMatchObject({
    code: 400,
    error: 'request.invalid',
  })
  expect(await snapshot(world)).toEqual(before)
})

it('attack 70: a good proof without a token, or with a stranger’s userId, makes nobody anybody', async () => {
  const victim = await site.visit()
  const jwt = await site.sign('u-70')
  const before = await snapshot(world)
  const { userId } = victim.started
  expect((await world.http.call('identify', { userId, jwt })).status).toBe(401)
  expect((await visitor.http.call('identify', { userId, jwt })).body.error).toBe('object.unknown')
  expect(await snapshot(world)).toEqual(before)
})

it('whoever’s token was voided proves nothing with it', async () => {
  const gone = await site.visit()
  await world.node.deps.pool.query('update threads set gen = gen + 1 where user_id = $1', [
    gone.started.userId,
  ])
  const before = await snapshot(world)
  const { body } = await gone.call('identify', { jwt: await site.sign('u-gone') })
  expect(body.error).toBe('identity.expired')
  expect(await snapshot(world)).toEqual(before)
})

it('a good proof with any letter of it changed is none', async () => {
  const jwt = await site.sign('u-flipped')
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'
  // The last letter of 32 bytes carries two bits that say nothing.
  const place = fc.integer({ min: 0, max: jwt.length - 2 })
  const before = await snapshot(world)
  await fc.assert(
    fc.asyncProperty(place, fc.constantFrom(...letters.split('')), async (at, letter) => {
      fc.pre(jwt[at] !== letter)
      const broken = jwt.slice(0, at) + letter + jwt.slice(at + 1)
      expect(bodyOf(await visitor.call('identify', { jwt: broken }))).toEqual(unproven)
    }),
    { numRuns: 60 },
  )
  expect(await snapshot(world)).toEqual(before)
})

it('a secret is sealed in the database, and opens nothing in another row', async () => {
  const { db, pool, identityKeys } = world.node.deps
  const rows = await db.selectFrom('identity_keys').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(site.secret)
  const fresh = await givenSite(world)
  await pool.query(
    `update identity_keys set material = (select material from identity_keys where id = $1) where id = $2`,
    [site.keyId, fresh.keyId],
  )
  const row = rows.find(({ id }) => id === site.keyId)
  const channel = await db
    .selectFrom('channels')
    .select('id')
    .where('key', '=', fresh.channelId)
    .executeTakeFirstOrThrow()
  expect(await identityKeys.provingKeys({ tenantId: row?.tenant_id ?? 0, channelId: channel.id })).toEqual([])
  const jwt = hmac(hs, claimsFor(fresh.channelId), site.secret)
  expect((await (await fresh.visit()).call('identify', { jwt })).body.error).toBe('identity.unproven')
})
