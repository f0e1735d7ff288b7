import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ssoTiming } from '@foyer/core/timing.ts'
import { startOidc } from '../../oidc/provider.ts'
import { cancel, visitProvider } from '../../oidc/visit-provider.ts'
import { begin, enter, finish, givenSso, newPerson, newSsoTeam, tampering } from './given.ts'

const sso = givenSso()

/** Somebody who has signed in at the provider and is on the way back. */
async function onTheWay(wishes: Parameters<typeof newSsoTeam>[1] = {}) {
  const team = await newSsoTeam(sso(), wishes)
  const { login, email } = newPerson(team.oidc)
  const { url, cookie } = await begin(sso(), team.organisation)
  return { ...team, login, email, cookie, back: await visitProvider(url, login) }
}

const refused = async (organisation: string, back: URL, cookie: string) =>
  (await finish(sso(), organisation, back, cookie)).refused

describe('an answer of the provider', () => {
  it('works once', async () => {
    const { organisation, back, cookie } = await onTheWay()
    expect(await refused(organisation, back, cookie)).toBeUndefined()
    expect(await refused(organisation, back, cookie)).toBe('expired')
  })

  it('works once when it comes twice at the same time', async () => {
    const { organisation, back, cookie } = await onTheWay()
    const outcomes = await Promise.all([1, 2, 3].map(() => refused(organisation, back, cookie)))
    expect(outcomes.filter((reason) => reason === undefined)).toHaveLength(1)
  })

  it('comes too late after ten minutes', async () => {
    const { organisation, back, cookie } = await onTheWay()
    sso().now.at += ssoTiming.flowMs
    expect(await refused(organisation, back, cookie)).toBe('expired')
    sso().now.at -= ssoTiming.flowMs
  })

  it('is worth nothing in another browser: a stranger cannot sign somebody in as themselves', async () => {
    const { organisation, back, cookie } = await onTheWay()
    expect(await refused(organisation, back, '')).toBe('expired')
    const victim = await begin(sso(), organisation)
    expect(await refused(organisation, back, victim.cookie)).toBe('expired')
    expect(await refused(organisation, back, 'foyer-sso=nonsense')).toBe('expired')
    // Neither has used it up, nor the flow of the victim.
    expect(await refused(organisation, back, cookie)).toBeUndefined()
  })

  it('with another state leaves the flow as it is', async () => {
    const { organisation, back, cookie } = await onTheWay()
    const forged = new URL(back)
    for (const state of ['', 'x', `${back.searchParams.get('state')}x`]) {
      forged.searchParams.set('state', state)
      expect(await refused(organisation, forged, cookie)).toBe('expired')
    }
    expect(await refused(organisation, back, cookie)).toBeUndefined()
  })

  it('cannot bring the code of another flow', async () => {
    const mine = await onTheWay()
    const { login } = newPerson(mine.oidc)
    const theirs = await begin(sso(), mine.organisation)
    const stolen = await visitProvider(theirs.url, login)
    const mixed = new URL(mine.back)
    mixed.searchParams.set('code', stolen.searchParams.get('code') ?? '')
    // PKCE: the code belongs to the verifier of the other browser.
    expect(await refused(mine.organisation, mixed, mine.cookie)).toBe('expired')
  })

  it('cannot bring a code that was used before', async () => {
    const first = await onTheWay()
    expect(await refused(first.organisation, first.back, first.cookie)).toBeUndefined()
    const second = await begin(sso(), first.organisation)
    const replayed = await visitProvider(second.url, first.login)
    replayed.searchParams.set('code', first.back.searchParams.get('code') ?? '')
    expect(await refused(first.organisation, replayed, second.cookie)).toBe('expired')
  })

  it.each([
    ['no code', ''],
    ['an invented code', 'nonsense'],
    ['a very long code', 'x'.repeat(4_000)],
  ])('with %s is refused', async (_what, code) => {
    const { organisation, back, cookie } = await onTheWay()
    back.searchParams.set('code', code)
    expect(await refused(organisation, back, cookie)).toMatch(/^(?:expired|provider)$/)
  })

  it('that somebody has cancelled is told as that', async () => {
    const { organisation, oidc } = await newSsoTeam(sso())
    const { url, cookie } = await begin(sso(), organisation)
    const back = await visitProvider(url, cancel)
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(await refused(organisation, back, cookie)).toBe('denied')
    expect(oidc.requests.at(-1)).not.toBe('/token')
  })
})

describe('two providers and two tenants', () => {
  it('an answer at the callback of another tenant is refused, and stays good at its own', async () => {
    const mine = await onTheWay()
    const other = await newSsoTeam(sso())
    expect(await refused(other.organisation, mine.back, mine.cookie)).toBe('expired')
    expect(await refused(mine.organisation, mine.back, mine.cookie)).toBeUndefined()
  })

  it('an answer in the name of another issuer is refused before any code leaves', async () => {
    const { organisation, back, cookie, oidc } = await onTheWay()
    back.searchParams.set('iss', sso().two.issuer)
    const asked = oidc.requests.length
    expect(await refused(organisation, back, cookie)).toBe('provider')
    expect(oidc.requests.slice(asked)).not.toContain('/token')
  })

  it('an answer that names no issuer is refused when the provider says that it names one', async () => {
    const { organisation, back, cookie } = await onTheWay()
    back.searchParams.delete('iss')
    expect(await refused(organisation, back, cookie)).toBe('provider')
  })

  it('a flow ends when an admin enters another provider meanwhile', async () => {
    const { organisation, back, cookie, owner, settings } = await onTheWay()
    const client = await sso().two.register(back.origin + back.pathname)
    const answer = await owner.call('setSso', { ...settings, issuer: sso().two.issuer, ...client })
    expect(answer.body.code).toBe(200)
    expect(await refused(organisation, back, cookie)).toBe('expired')
  })

  it('the same name at two providers is two people', async () => {
    const [one, two] = [await newSsoTeam(sso()), await newSsoTeam(sso(), {}, sso().two)]
    const { login } = newPerson(sso().one, { email: one.ben })
    sso().two.people.set(login, { email: two.ben, email_verified: true })
    expect(await enter(sso(), one, login)).toMatchObject({ agent: { email: one.ben } })
    expect(await enter(sso(), two, login)).toMatchObject({ agent: { email: two.ben } })
    const client = await sso().two.register(`https://chat.harbour.example/desk/sso/${one.organisation}`)
    await one.owner.call('setSso', { ...one.settings, issuer: sso().two.issuer, ...client })
    // Ben of the first provider is nobody at the second: there the name belongs to somebody of another tenant.
    expect(await enter(sso(), one, login)).toEqual({ refused: 'taken' })
  })

  it('nobody begins where single sign-on is off, unknown or of no single tenant', async () => {
    const off = await newSsoTeam(sso(), { isOn: false })
    for (const organisation of [off.organisation, 'nobody', "x' or '1'='1", undefined]) {
      const { body } = await sso().world.http.call('startSso', { organisation })
      expect(body.data).toEqual({ refused: 'unknown' })
    }
  })
})

describe('an ID token', () => {
  const strange = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const now = () => Math.floor(Date.now() / 1_000)

  it.each([
    ['with another nonce', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['for another client', { aud: 'another' }],
    ['for us and others, without saying for whom', { aud: ['another', 'us'] }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that has expired', { exp: now() - 120, iat: now() - 3_720 }],
    ['without an end', { exp: undefined }],
    ['without a subject', { sub: undefined }],
    ['that is not valid yet', { nbf: now() + 600 }],
  ])('%s signs nobody in', async (_what, claims) => {
    const { organisation, back, cookie, oidc, tenantId } = await onTheWay()
    const outcome = await tampering(
      oidc,
      (token) => ({ ...token, claims: { ...token.claims, ...claims } }),
      () => refused(organisation, back, cookie),
    )
    expect(outcome).toBe('provider')
    const { db } = sso().world.node.deps
    const agents = await db.selectFrom('agents').select('id').where('tenant_id', '=', tenantId).execute()
    expect(agents).toHaveLength(2)
  })

  it.each([
    ['another key', { key: strange }],
    ['another key under its own name', { key: strange, header: { alg: 'RS256', kid: 'evil' } }],
    ['no signature', { header: { alg: 'none' } }],
    ['a symmetric signature', { header: { alg: 'HS256', kid: 'first' } }],
  ])('with %s signs nobody in', async (_what, change) => {
    const { organisation, back, cookie, oidc } = await onTheWay()
    const outcome = await tampering(
      oidc,
      (token) => ({ ...token, ...change }),
      () => refused(organisation, back, cookie),
    )
    expect(outcome).toBe('provider')
  })

  it.each([
    ['longer than any provider makes one', 'x'.repeat(400)],
    ['that cannot be stored', 'a\0b'],
  ])('with a subject %s signs nobody in', async (_what, sub) => {
    // Here the token is all there is: nothing else is asked about the person.
    const team = await newSsoTeam(sso(), {}, sso().two)
    const { login } = newPerson(team.oidc)
    const outcome = await tampering(
      team.oidc,
      (token) => ({ ...token, claims: { ...token.claims, sub } }),
      () => enter(sso(), team, login),
    )
    expect(outcome).toEqual({ refused: 'provider' })
  })

  it('that nobody has changed signs in, also through the same door', async () => {
    const { organisation, back, cookie, oidc } = await onTheWay()
    const outcome = await tampering(
      oidc,
      (token) => token,
      () => refused(organisation, back, cookie),
    )
    expect(outcome).toBeUndefined()
  })

  it('and the userinfo of two people are not joined', async () => {
    const { organisation, back, cookie, oidc } = await onTheWay()
    const outcome = await tampering(
      oidc,
      (token) => ({ ...token, claims: { ...token.claims, sub: 'somebody else' } }),
      () => refused(organisation, back, cookie),
    )
    expect(outcome).toBe('provider')
  })
})

describe('a provider that is away', () => {
  it('is told as that, at the beginning and at the end, within seconds', async () => {
    const oidc = await startOidc()
    const node = await sso().world.startNode({ sso: { allow: [oidc.place] } })
    const world = { ...sso().world, node, http: sso().world.http.at(node.address) }
    const at = { ...sso(), world, one: oidc }
    const team = await newSsoTeam(at)
    const { login } = newPerson(oidc)
    const { url, cookie } = await begin(at, team.organisation)
    const back = await visitProvider(url, login)
    await oidc.close()
    expect((await finish(at, team.organisation, back, cookie)).refused).toBe('provider')
    sso().now.at += ssoTiming.metadataMs
    const { body } = await world.http.call('startSso', { organisation: team.organisation })
    expect(body.data).toEqual({ refused: 'provider' })
  })
})

it('codes, tokens, cookies and secrets are in no line of the log', async () => {
  const { organisation, back, cookie, oidc, settings } = await onTheWay()
  const secrets = [
    settings.clientSecret,
    cookie.split('=')[1],
    back.searchParams.get('code'),
    back.searchParams.get('state'),
  ]
  let token = ''
  await tampering(
    oidc,
    ({ header, claims, key }) => {
      token = String(claims['nonce'])
      return { header, claims: { ...claims, nonce: 'another' }, key }
    },
    () => refused(organisation, back, cookie),
  )
  const log = JSON.stringify(sso().lines)
  expect(log).toContain('OAUTH_JWT_CLAIM_COMPARISON_FAILED')
  expect(log).toContain('single sign-on refused')
  for (const secret of [...secrets, token]) expect(log).not.toContain(secret)
})

it('the database holds nothing by which an answer could be used', async () => {
  const { organisation } = await newSsoTeam(sso())
  const { cookie, url } = await begin(sso(), organisation)
  const rows = await sso().world.node.deps.db.selectFrom('sso_flows').selectAll().execute()
  const text = JSON.stringify(rows.map(({ id, ...row }) => ({ ...row, id: id.toString('base64url') })))
  const { searchParams } = new URL(url)
  for (const secret of [cookie.split('=')[1], searchParams.get('state'), searchParams.get('nonce')])
    expect(text).not.toContain(secret)
})
