/** As much of the library as our tests use; it has no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Claims = Record<string, unknown> & { sub: string }
  type Account = { accountId: string; claims: () => Promise<Claims> }
  type Grant = { addOIDCScope: (scope: string) => void; save: () => Promise<string> }
  type Context = {
    oidc: {
      client: { clientId: string }
      session: { accountId: string }
      provider: { Grant: new (of: { clientId: string; accountId: string }) => Grant }
    }
  }

  export class Provider {
    constructor(
      issuer: string,
      configuration: {
        jwks: { keys: object[] }
        scopes: string[]
        claims: Record<string, string[]>
        conformIdTokenClaims: boolean
        cookies: { keys: string[] }
        features: Record<string, { enabled: boolean }>
        findAccount: (context: unknown, id: string) => Promise<Account | undefined>
        loadExistingGrant: (context: Context) => Promise<Grant>
      },
    )
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
  }
}
