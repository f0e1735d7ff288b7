import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import type { InputOf, OutputOf } from '@foyer/contract/endpoint.ts'
import { readAnswer } from './read-answer.ts'
import { unknown, type Result } from './result.ts'
import type { Transport } from './transport.ts'

export type CallOptions = {
  /** How long to wait for the answer; then the outcome is unknown. */
  deadlineMs?: number
  signal?: AbortSignal
}

/** `client.transferAgent(input)`: one function per endpoint of the contract, none of which throws. */
export type Client<Api> = {
  [N in keyof Api]: (input: InputOf<Api[N]>, options?: CallOptions) => Promise<Result<OutputOf<Api[N]>>>
}

type ClientOptions = { transport: Transport; requestTimeoutMs: number }

/**
 * `pathOf` is `visitorPath` or `deskPath`. The functions are made when they are first asked for: a list of names would
 * repeat the contract, and its schemas must stay out of the bundle.
 */
export function createClient<Api>(
  pathOf: (name: keyof Api) => string,
  { transport, requestTimeoutMs }: ClientOptions,
): Client<Api> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Client` has the names of its endpoints only
  const nameIn = (name: string) => name as keyof Api
  return typed<Api>(
    new Proxy<Record<string, unknown>>(
      {},
      {
        get(functions, name) {
          // A promise of a client asks it for `then`.
          if (typeof name !== 'string' || name === 'then') return undefined
          functions[name] ??= (input: object, options: CallOptions = {}) =>
            call(transport, pathOf(nameIn(name)), input, {
              ...options,
              deadlineMs: options.deadlineMs ?? requestTimeoutMs,
            })
          return functions[name]
        },
      },
    ),
  )
}

async function call(
  { post, clock }: Transport,
  path: string,
  input: object,
  { deadlineMs, signal }: CallOptions & { deadlineMs: number },
): Promise<Result<unknown>> {
  const controller = new AbortController()
  let isLate = false
  const giveUp = clock.after(deadlineMs, () => {
    isLate = true
    controller.abort()
  })
  signal?.addEventListener('abort', () => controller.abort(), { once: true })
  try {
    return await readAnswer(await post(path, input, controller.signal), clock.now())
  } catch {
    ignoreExpected(
      'fetch rejects on network failure and on abort alike: X-04, the caller decides what to show',
    )
    return unknown(isLate ? 'timeout' : 'network')
  } finally {
    giveUp()
  }
}

/** Each function above takes and gives what the contract says of its name; only the compiler cannot follow it. */
function typed<Api>(functions: object): Client<Api> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return functions as Client<Api>
}
