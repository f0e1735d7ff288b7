import { pathOf, type CallName } from '@foyer/contract/endpoints.ts'

export type Answer = {
  status: number
  headers: Headers
  /** The parsed body, as loosely as a foreign client would see it. */
  body: { code: number; data: Record<string, unknown>; error?: string; msg?: string; requestId?: string }
}

/** Calls a node over real HTTP, the way a client that only knows the spec would. */
export class Http {
  readonly address: string
  readonly #headers: Record<string, string>

  constructor(address: string, headers: Record<string, string> = {}) {
    this.address = address
    this.#headers = headers
  }

  with(headers: Record<string, string>): Http {
    return new Http(this.address, { ...this.#headers, ...headers })
  }

  /** The same caller at another node. */
  at(address: string): Http {
    return new Http(address, this.#headers)
  }

  async call(name: CallName, input: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`${this.address}${pathOf(name)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.#headers, ...headers },
      body: JSON.stringify(input),
    })
    return { status: response.status, headers: response.headers, body: parseBody(await response.text()) }
  }
}

function parseBody(text: string): Answer['body'] {
  return JSON.parse(text) as Answer['body']
}
