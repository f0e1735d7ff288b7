import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** Somebody who can sign in at the provider under a name, with any password. Their `sub` is that name. */
export type Person = Record<string, unknown>

type Token = { header: Record<string, unknown>; claims: Record<string, unknown>; key: KeyObject }

export type Oidc = {
  issuer: string
  /** As `SSO_ALLOW` names it. */
  place: string
  /** Claims by name; tests change them between two sign-ins. */
  people: Map<string, Person>
  /** Changes the ID tokens before they leave; undefined lets them be. */
  tamper: ((token: Token) => Token) | undefined
  /** A client of the provider, as an admin would enter it there. */
  register: (callbackUrl: string) => Promise<{ clientId: string; clientSecret: string }>
  /** Paths that were asked for, without their queries. */
  requests: string[]
  close: () => Promise<void>
}

/** `isIdTokenFull`: claims are in the ID token too, and not only at the userinfo endpoint. */
type Options = { host?: string; port?: number; isIdTokenFull?: boolean }

/** A real identity provider, certified as such, on a port of this machine. */
export async function startOidc({
  host = '127.0.0.1',
  port: wanted = 0,
  isIdTokenFull = false,
}: Options = {}): Promise<Oidc> {
  const server = createServer()
  const port = await listen(server, host, wanted)
  const issuer = `http://${host}:${port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const people = new Map<string, Person>()
  const scopes = ['openid', 'email', 'profile', 'groups']
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'first', use: 'sig', alg: 'RS256' }] },
    scopes,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    conformIdTokenClaims: !isIdTokenFull,
    cookies: { keys: ['only for tests'] },
    features: { devInteractions: { enabled: true }, registration: { enabled: true } },
    findAccount: async (_context, id) => {
      const person = people.get(id)
      return person && { accountId: id, claims: async () => ({ ...person, sub: id }) }
    },
    // Nobody is asked for consent: it is the organisation's own provider.
    loadExistingGrant: async ({ oidc }) => {
      const of = { clientId: oidc.client.clientId, accountId: oidc.session.accountId }
      const grant = new oidc.provider.Grant(of)
      grant.addOIDCScope(scopes.join(' '))
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()

  const oidc: Oidc = {
    issuer,
    place: `${host}:${port}`,
    people,
    tamper: undefined,
    requests: [],
    async register(callbackUrl) {
      const response = await fetch(`${issuer}/reg`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ redirect_uris: [callbackUrl] }),
      })
      const client = (await response.json()) as { client_id: string; client_secret: string }
      return { clientId: client.client_id, clientSecret: client.client_secret }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url?.split('?')[0] ?? ''
    oidc.requests.push(path)
    if (path === '/token' && oidc.tamper) changeIdToken(response, oidc.tamper, privateKey)
    void answer(request, response)
  })
  return oidc
}

/** Puts another ID token into the answer, signed with the key that `tamper` chooses. */
function changeIdToken(response: ServerResponse, tamper: NonNullable<Oidc['tamper']>, key: KeyObject): void {
  const end = response.end.bind(response) as (body: string) => ServerResponse
  response.end = ((body: string | Buffer) => {
    const tokens = JSON.parse(String(body)) as { id_token?: string }
    const [head = '', claims = ''] = tokens.id_token?.split('.') ?? []
    if (head) tokens.id_token = signed(tamper({ header: parse(head), claims: parse(claims), key }))
    response.removeHeader('content-length')
    return end(JSON.stringify(tokens))
  }) as ServerResponse['end']
}

function signed({ header, claims, key }: Token): string {
  const text = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}

function parse(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return (server.address() as AddressInfo).port
}
