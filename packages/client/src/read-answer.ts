import { isErrorCode, type ErrorCode } from '@foyer/contract/errors.ts'
import { unknown, type Failed, type Ok, type Refused, type Result } from './result.ts'

/** What an HTTP answer means. The body is read here and trusted by contract: see `trusted`. */
export async function readAnswer<T>(response: Response, now: number): Promise<Result<T>> {
  const body = await readJson(response)
  if (body?.['code'] === 200) return trusted<T>(body['data'])
  return readFailure(response, body, now)
}

/** Without our envelope a 4xx is some proxy's word, not a refusal; only 'too large' speaks for itself. */
export function readFailure(response: Response, body: Fields | undefined, now: number): Failed {
  const { status } = response
  const code = Number(body?.['code'] ?? 0)
  if (status === 429 && !isRefusal(body)) return unknown('tooMany', retryAfter(response, now))
  if (status === 503) return unknown('busy', retryAfter(response, now))
  if (status >= 500 || code === 500) return unknown('server', retryAfter(response, now))
  if (code > 0 && code !== 200) return refused(status, code, body)
  return status === 413 ? refused(status, 400, { error: 'request.tooLarge' }) : unknown('network')
}

export async function readJson(response: Response): Promise<Fields | undefined> {
  try {
    const value: unknown = await response.json()
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    // Not JSON (a proxy's page) or cut off on the way: either way there is no answer of ours.
    return undefined
  }
}

/** A 429 that says more than 'too many': the same question gets the same answer for a good while. */
function isRefusal(body: Fields | undefined): boolean {
  return isErrorCode(body?.['error']) && body['error'] !== 'request.tooMany'
}

type Fields = Readonly<Record<string, unknown>>

function refused(http: number, code: number, body: Fields | undefined): Refused {
  const error = body?.['error']
  const message = body?.['msg']
  return {
    ok: false,
    kind: 'refused',
    error: isErrorCode(error) ? error : fallbackError(code),
    code,
    http,
    message: typeof message === 'string' ? message : '',
  }
}

/** Servers of the old wire send no `error`: the code says as much as there is. */
function fallbackError(code: number): ErrorCode {
  return code === 401 ? 'identity.expired' : 'request.invalid'
}

function retryAfter(response: Response, now: number): number {
  const value = response.headers.get('retry-after')
  if (!value) return 0
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), 60_000) : 0
}

/** The contract promises this shape and the server checks it: browsers do not download the schemas to check again. */
function trusted<T>(data: unknown): Ok<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return { ok: true, data: data as T }
}
