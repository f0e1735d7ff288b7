import type { Clock } from './ports/clock.ts'
import { toBody } from './to-body.ts'

export type Transport = {
  /** Sends a JSON body. Rejects only on network failure or abort. */
  post: (path: string, body: object, signal: AbortSignal, accept?: string) => Promise<Response>
  clock: Clock
}

type TransportOptions = {
  clock: Clock
  /** The proof of identity, looked up for each call: it may change while the page lives. */
  token?: () => string | undefined
  /** Site root of the API; the page's own by default. */
  base?: string
  fetch?: Fetch
}

/** As much of `fetch` as we use. */
export type Fetch = (url: string, init: PostInit) => Promise<Response>
export type PostInit = {
  method: 'POST'
  headers: Record<string, string>
  body: string
  signal: AbortSignal
  cache: 'no-store'
}

/** The one place that builds a request. */
export function createTransport({
  clock,
  token,
  base = '',
  fetch = browserFetch,
}: TransportOptions): Transport {
  return {
    clock,
    post: (path, body, signal, accept = 'application/json') => {
      const headers: Record<string, string> = { 'content-type': 'application/json', accept }
      const proof = tokenOf(body) ?? token?.()
      if (proof) headers['token'] = proof
      return fetch(base + path, {
        method: 'POST',
        headers,
        body: toBody(body),
        signal,
        cache: 'no-store',
      })
    },
  }
}

/** Called on the global object: it refuses any other. */
export function browserFetch(url: string, init: PostInit): Promise<Response> {
  return globalThis.fetch(url, init)
}

/** P-04: a token in the parameters is copied to the header. */
function tokenOf(body: object): string | undefined {
  return 'token' in body && typeof body.token === 'string' && body.token ? body.token : undefined
}
