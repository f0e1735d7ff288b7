import { setTimeout as sleep } from 'node:timers/promises'
import { pathOf, type CallName } from '@foyer/contract/endpoints.ts'
import type { Http, Answer } from './http.ts'
import { demoPassword } from './seed.ts'
import { openStream, type TestStream } from './stream.ts'
import { newId } from './visitor.ts'

/** Without Redis nobody signs in, and on a busy machine it may answer too late once or twice. */
async function patiently(call: () => Promise<Answer>, tries = 5): Promise<Answer> {
  const answer = await call()
  if (answer.status !== 503 || tries === 1) return answer
  await sleep(500)
  return patiently(call, tries - 1)
}

/** A signed-in agent with the desk's header and cookie. */
export class Agent {
  readonly http: Http
  readonly headers: Readonly<Record<string, string>>

  constructor(http: Http, headers: Record<string, string>) {
    this.http = http.with(headers)
    this.headers = headers
  }

  static async signIn(http: Http, email = 'ana@demo.example', password = demoPassword): Promise<Agent> {
    const answer = await patiently(() => http.call('signIn', { email, password }))
    if (answer.body.code !== 200) throw new Error(`signIn: ${JSON.stringify(answer.body)}`)
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    return new Agent(http, { cookie, 'x-foyer-desk': '1' })
  }

  call(name: CallName, input: Record<string, unknown> = {}): Promise<Answer> {
    return this.http.call(name, input)
  }

  reply(threadId: string, text: string, id = newId()): Promise<Answer> {
    return this.call('reply', { threadId, id, msgContent: text })
  }

  /** A call whose body is a form with a file in it. */
  post(name: CallName, body: FormData): Promise<Response> {
    return fetch(this.http.address + pathOf(name), { method: 'POST', headers: this.headers, body })
  }

  stream(): Promise<TestStream> {
    return openStream(this.http.address, 'deskStream', {}, { ...this.headers })
  }
}
