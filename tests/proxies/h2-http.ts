import { connect, constants, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import { connect as connectTcp } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { createSseParser } from '@foyer/client/events/sse-parser.ts'
import { pathOf, type CallName } from '@foyer/contract/endpoints.ts'
import { Http, type Answer } from '@foyer/testkit/http.ts'
import type { Frame } from '@foyer/testkit/stream.ts'
import { siteName, type RunningProxy } from './running-proxy.ts'

type Headers2 = Record<string, string>
type Asked = { method?: 'GET' | 'POST'; headers?: Headers2; body?: string | Buffer }
type Opened = {
  status: number
  headers: IncomingHttpHeaders
  frames: Frame[]
  ended: Promise<void>
  close: () => void
}

/** One connection to the proxy, as a browser makes it: TLS with the offer of HTTP/2. */
export function connectH2({ port, certificate }: RunningProxy, localAddress = '127.0.0.1'): H2Connection {
  const session = connect(`https://${siteName}:${port}`, {
    createConnection: () =>
      connectTls({
        socket: connectTcp({ host: '127.0.0.1', port, localAddress }),
        servername: siteName,
        ca: certificate,
        ALPNProtocols: ['h2', 'http/1.1'],
      }),
  })
  // Whoever waits for an answer hears of it there.
  session.on('error', () => undefined)
  return new H2Connection(session)
}

export class H2Connection {
  readonly session: ClientHttp2Session

  constructor(session: ClientHttp2Session) {
    this.session = session
  }

  get isOpen(): boolean {
    return !this.session.closed && !this.session.destroyed
  }

  ask(path: string, { method = 'POST', headers = {}, body = '' }: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const request = this.session.request({ ':method': method, ':path': path, ...headers })
      let received: IncomingHttpHeaders = {}
      const chunks: Buffer[] = []
      request.on('response', (answered) => (received = answered))
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('error', reject)
      const answer = () => resolve(answerOf(received, Buffer.concat(chunks).toString()))
      // An answer may come before the body was sent; then the stream stays half open and never closes.
      request.on('end', () => received[':status'] && answer())
      request.on('close', () => {
        if (request.rstCode !== constants.NGHTTP2_NO_ERROR) reject(new Error(`reset: ${request.rstCode}`))
        else answer()
      })
      if (method === 'POST') request.end(body)
    })
  }

  /** A push stream; answers when its headers are here. */
  stream(
    name: CallName,
    input: object,
    headers: Headers2,
    onFrame?: (frame: Frame) => void,
  ): Promise<Opened> {
    return new Promise((resolve, reject) => {
      const request = this.session.request({
        ':method': 'POST',
        ':path': pathOf(name),
        'content-type': 'application/json',
        'accept-encoding': 'gzip, br',
        ...headers,
      })
      const frames: Frame[] = []
      const parse = createSseParser((data) => {
        const frame = JSON.parse(data) as Frame
        frames.push(frame)
        onFrame?.(frame)
      })
      request.setEncoding('utf8')
      request.on('data', parse)
      const ended = new Promise<void>((end) => request.once('close', end))
      request.on('error', reject)
      request.on('response', (answered) =>
        resolve({
          status: Number(answered[':status']),
          headers: answered,
          frames,
          ended,
          close: () => request.close(constants.NGHTTP2_CANCEL),
        }),
      )
      request.end(JSON.stringify(input))
    })
  }

  close(): void {
    this.session.destroy()
  }
}

/** Calls through the proxy, for visitors and agents of the testkit. */
export class H2Http extends Http {
  readonly connection: H2Connection
  readonly sent: Headers2

  constructor(connection: H2Connection, sent: Headers2 = {}) {
    super('')
    this.connection = connection
    this.sent = sent
  }

  override with(headers: Headers2): H2Http {
    return new H2Http(this.connection, { ...this.sent, ...headers })
  }

  override call(name: CallName, input: unknown, headers: Headers2 = {}): Promise<Answer> {
    return this.connection.ask(pathOf(name), {
      headers: { 'content-type': 'application/json', ...this.sent, ...headers },
      body: JSON.stringify(input),
    })
  }
}

function answerOf(received: IncomingHttpHeaders, text: string): Answer {
  const headers = new Headers()
  for (const [name, value] of Object.entries(received)) {
    if (!name.startsWith(':') && value !== undefined) headers.set(name, [value].flat().join(', '))
  }
  const isPlain = received['content-encoding'] === undefined
  const isJson = isPlain && received['content-type']?.startsWith('application/json')
  const body = (isJson ? JSON.parse(text) : { code: 0, data: {}, msg: text }) as Answer['body']
  return { status: Number(received[':status']), headers, body }
}
