import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { chatStart } from '@foyer/contract/session/endpoints.ts'
import type { CallName } from '@foyer/contract/endpoints.ts'
import type { Http, Answer } from './http.ts'
import { openStream, type TestStream } from './stream.ts'

type Started = OutputOf<typeof chatStart>

let counter = 0
/** A client id that no other test uses. */
export function newId(): string {
  counter += 1
  return `test-${process.pid}-${counter}`
}

/** A visitor in a browser of their own: knows its token and names itself in every call. */
export class Visitor {
  readonly http: Http
  readonly started: Started

  constructor(http: Http, started: Started) {
    this.http = http
    this.started = started
  }

  static async start(http: Http, input: Record<string, unknown> = {}): Promise<Visitor> {
    const answer = await http.call('chatStart', { channelId: 'demo', pid: newId(), locale: 'en', ...input })
    if (answer.body.code !== 200) throw new Error(`chatStart: ${JSON.stringify(answer.body)}`)
    const started = answer.body.data as Started
    return new Visitor(http.with({ token: started.token }), started)
  }

  call(name: CallName, input: Record<string, unknown> = {}): Promise<Answer> {
    const { userId, pollId } = this.started
    const withPoll = ['getEventMsg', 'msgComplete', 'getOfflineMsg', 'resetInfo', 'stream'].includes(name)
    return this.http.call(name, { userId, ...(withPoll && { pollId }), ...input })
  }

  send(text: string, id = newId()): Promise<Answer> {
    return this.call('sendMsg', { id, msgContent: text, msgType: 1 })
  }

  async stream(lastSeq = this.started.lastSeq): Promise<TestStream> {
    const { userId, pollId, token } = this.started
    return openStream(this.http.address, 'stream', { userId, pollId, lastSeq }, { token })
  }
}
