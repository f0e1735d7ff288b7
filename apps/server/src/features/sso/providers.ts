import { createHash } from 'node:crypto'
import * as oidc from 'openid-client'
import type { SsoProblem } from '@foyer/contract/desk/sso-words.ts'
import { ssoTiming } from '@foyer/core/timing.ts'
import type { Config } from '../../config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { EgressRules, Resolve } from '../../platform/egress/guarded-connector.ts'
import { isListed } from '../../platform/egress/listed-target.ts'
import { joinClaims, lacksClaims } from '../../rules/identity/sso-person.ts'
import type { FlowSecrets } from './flow-secrets.ts'
import { createSsoFetch, ssoTarget } from './sso-fetch.ts'

/** A provider, and what we are to it. */
export type Provider = { issuer: string; clientId: string; secret: string | undefined; callbackUrl: string }

/** What a provider has put into the address of the callback page. */
export type ProviderAnswer = { state: string; code?: string; iss?: string; error?: string }

const mostRemembered = 1_000

type Options = { config: Pick<Config, 'egress' | 'sso'>; clock: Clock; resolve: Resolve | undefined }

/** Speaks to the identity providers of all tenants. Everything of the protocol is openid-client's to check. */
export function createProviders({ config, clock, resolve }: Options) {
  const rules: EgressRules = { ports: config.egress.ports, allow: config.sso.allow }
  const fetch = createSsoFetch(rules, resolve)
  const known = new Map<string, { until: number; client: Promise<oidc.Configuration> }>()

  /** With its keys, for a few minutes. What failed is asked anew. */
  function clientOf(provider: Provider): Promise<oidc.Configuration> {
    const key = keyOf(provider)
    const found = known.get(key)
    if (found && found.until > clock.now()) return found.client
    const client = connect(provider)
    known.delete(key)
    known.set(key, { until: clock.now() + ssoTiming.metadataMs, client })
    client.catch(() => known.delete(key))
    const [oldest] = known.keys()
    if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest)
    return client
  }

  async function connect({ issuer, clientId, secret }: Provider): Promise<oidc.Configuration> {
    const metadata = await readMetadata(issuer)
    const client = new oidc.Configuration(metadata, clientId, {}, authOf(metadata, secret))
    client[oidc.customFetch] = fetch
    client.timeout = ssoTiming.answerMs / 1_000
    // Also over TLS the token's signature is checked: a proxy in between can then change nothing.
    oidc.enableNonRepudiationChecks(client)
    for (const extend of extensionsFor(issuer)) extend(client)
    return client
  }

  async function readMetadata(issuer: string): Promise<oidc.ServerMetadata> {
    const found = await oidc.discovery(new URL(issuer), 'unknown', {}, oidc.None(), {
      [oidc.customFetch]: fetch,
      timeout: ssoTiming.answerMs / 1_000,
      execute: extensionsFor(issuer),
    })
    const metadata = found.serverMetadata()
    // The library lets some providers name another issuer than they were asked for, one for all their customers.
    if (!isSameIssuer(metadata.issuer, issuer)) throw new OtherIssuer()
    return metadata
  }

  function extensionsFor(issuer: string) {
    const url = new URL(issuer)
    return url.protocol === 'http:' && isListed(url, rules) ? [oidc.allowInsecureRequests] : []
  }

  return {
    /** What is wrong with an address; undefined for a provider that can be used. */
    async check(issuer: string, onFailure: (error: unknown) => void): Promise<SsoProblem | undefined> {
      if (!URL.canParse(issuer)) return 'notProvider'
      if (!ssoTarget(issuer, rules)) return new URL(issuer).protocol === 'http:' ? 'notHttps' : 'unreachable'
      try {
        const { authorization_endpoint, token_endpoint, response_types_supported } =
          await readMetadata(issuer)
        const canCode = response_types_supported?.includes('code') ?? true
        return authorization_endpoint && token_endpoint && canCode ? undefined : 'noCode'
      } catch (error) {
        onFailure(error)
        return problemOf(error)
      }
    },

    /** Whether an address can be one of a provider, before anything is asked there. */
    isAddress: (issuer: string): boolean => ssoTarget(issuer, rules) !== undefined,

    /** Where the browser goes. */
    async addressFor(provider: Provider, { state, nonce, verifier }: FlowSecrets): Promise<string> {
      const client = await clientOf(provider)
      const scopes = ['openid', 'email', 'profile', 'groups']
      const offered = client.serverMetadata().scopes_supported
      const url = oidc.buildAuthorizationUrl(client, {
        redirect_uri: provider.callbackUrl,
        // Some providers refuse a scope that they do not know.
        scope: scopes.filter((scope) => scope !== 'groups' || offered?.includes(scope)).join(' '),
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return url.href
    },

    /** The claims about whoever has signed in. Throws for every answer that is not exactly the expected one. */
    async claimsOf(provider: Provider, flow: FlowSecrets, answer: ProviderAnswer, groupsClaim: string) {
      const client = await clientOf(provider)
      const url = new URL(provider.callbackUrl)
      for (const [name, value] of Object.entries(answer)) if (value) url.searchParams.set(name, value)
      const tokens = await oidc.authorizationCodeGrant(client, url, {
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        pkceCodeVerifier: flow.verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('there is no ID token')
      const { issuer, userinfo_endpoint } = client.serverMetadata()
      const more =
        userinfo_endpoint && lacksClaims(claims, groupsClaim)
          ? await oidc.fetchUserInfo(client, tokens.access_token, claims.sub)
          : {}
      return { issuer, claims: joinClaims(claims, more) }
    },
  }
}

export type Providers = ReturnType<typeof createProviders>

class OtherIssuer extends Error {
  override readonly name = 'OtherIssuer'
}

/** As the provider asks for; by the standard it takes the header when it says nothing. */
function authOf(metadata: oidc.ServerMetadata, secret: string | undefined): oidc.ClientAuth {
  if (!secret) return oidc.None()
  const methods = metadata.token_endpoint_auth_methods_supported ?? []
  return methods.includes('client_secret_post') && !methods.includes('client_secret_basic')
    ? oidc.ClientSecretPost(secret)
    : oidc.ClientSecretBasic(secret)
}

function isSameIssuer(one: string, other: string): boolean {
  return URL.canParse(one) && new URL(one).href === new URL(other).href
}

function problemOf(error: unknown): SsoProblem {
  if (error instanceof OtherIssuer) return 'otherIssuer'
  const code = error instanceof oidc.ClientError ? error.code : undefined
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return 'otherIssuer'
  // It has answered, but with something else.
  return code?.startsWith('OAUTH_') && code !== 'OAUTH_TIMEOUT' && code !== 'OAUTH_ABORT'
    ? 'notProvider'
    : 'unreachable'
}

function keyOf({ issuer, clientId, secret }: Provider): string {
  return createHash('sha256')
    .update(JSON.stringify([issuer, clientId, secret ?? '']))
    .digest('base64url')
}
