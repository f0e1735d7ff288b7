import { createHash, hkdfSync, randomBytes } from 'node:crypto'

/** What proves that an answer of a provider belongs to the browser that asked. */
export type FlowSecrets = { id: Buffer; state: string; nonce: string; verifier: string }

export function newFlowCookie(): string {
  return randomBytes(32).toString('base64url')
}

/** All is made of the cookie's secret, so the database holds nothing by which an answer could be used. */
export function flowSecrets(cookie: string | undefined): FlowSecrets | undefined {
  if (!cookie || !/^[\w-]{43}$/.test(cookie)) return undefined
  const derived = (purpose: string): string =>
    Buffer.from(hkdfSync('sha256', cookie, '', `foyer sso ${purpose}`, 32)).toString('base64url')
  return {
    id: createHash('sha256').update(cookie).digest(),
    state: derived('state'),
    nonce: derived('nonce'),
    verifier: derived('verifier'),
  }
}
