import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { isErrorCode, type ErrorCode } from '@foyer/contract/errors.ts'
import { verdictOf } from './retry-rule.ts'
import { unknown, type Failed, type Ok, type Result } from './result.ts'

/** Interprets an HTTP response. It trusts the body by contract: see `trusted`. */
export async function readAnswer<T>(response: Response, now: number): Promise<Result<T>> {
  const body = await readJson(response)
  if (body?.['code'] === 200) return trusted<T>(body['data'])
  return readFailure(response, body, now)
}

/** An answer that is no success, by the one rule of what is sent again. */
export function readFailure(response: Response, body: Fields | undefined, now: number): Failed {
  const { status } = response
  const code = Number(body?.['code'] ?? 0)
  const verdict = verdictOf({ status, code, error: body?.['error'] })
  if (verdict === 'done') return unknown('network')
  if (verdict !== 'refused') return unknown(verdict, retryAfter(response, now))
  const error = body?.['error']
  return {
    ok: false,
    kind: 'refused',
    error: isErrorCode(error) ? error : fallbackError(code),
    http: status,
  }
}

export async function readJson(response: Response): Promise<Fields | undefined> {
  try {
    const value: unknown = await response.json()
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return ignoreExpected("a proxy's page is no JSON, and an answer may be cut off")
  }
}

type Fields = Readonly<Record<string, unknown>>

/** Servers of the old wire send no `error`, and proxies no body: the code says as much as there is. */
function fallbackError(code: number): ErrorCode {
  if (code === 401) return 'identity.expired'
  return code > 0 ? 'request.invalid' : 'request.tooLarge'
}

/** Seconds or a date; neither is no pause. */
function retryAfter(response: Response, now: number): number {
  const value = response.headers.get('retry-after') ?? ''
  const ms = Number(value) * 1000 || Date.parse(value) - now
  return Math.min(Math.max(ms, 0), 60_000) || 0
}

/** The contract promises this shape and the server checks it: browsers do not download the schemas to check again. */
function trusted<T>(data: unknown): Ok<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return { ok: true, data: data as T }
}
