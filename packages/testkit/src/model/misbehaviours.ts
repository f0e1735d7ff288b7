import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Behaviour } from './model-server.ts'
import { done, openStream, piece, says } from './speech.ts'

const grounded = '[1] You may return everything within 30 days.'

function status(code: number, headers: Record<string, string> = {}): Behaviour {
  return (answer) =>
    void answer
      .writeHead(code, { 'content-type': 'application/json', ...headers })
      .end('{"error":{"message":"no","type":"x"}}')
}

/** Says these bytes as an event stream and closes. */
function bytes(text: string, type = 'text/event-stream'): Behaviour {
  return (answer) => void answer.writeHead(200, { 'content-type': type }).end(text)
}

/** Those that never end by themselves: only a limit of time ends them. */
export const hanging = {
  hangsBeforeHeaders: () => undefined,
  hangsAfterHeaders: openStream,
  hangsMidStream: (answer) => {
    openStream(answer)
    answer.write(piece(grounded))
  },
  dripsForEver: async (answer) => {
    openStream(answer)
    answer.write(piece(grounded))
    while (!answer.destroyed) {
      answer.write(piece('.'))
      await sleep(20)
    }
  },
  onlyHeartbeats: async (answer) => {
    openStream(answer)
    while (!answer.destroyed) {
      answer.write(': still here\n\n')
      await sleep(20)
    }
  },
  onlyEmptyPieces: async (answer) => {
    openStream(answer)
    while (!answer.destroyed) {
      answer.write(piece(''))
      await sleep(20)
    }
  },
} satisfies Record<string, Behaviour>

/** Those that say all there is to say, and then do not behave. */
export const late = {
  hangsAfterTheEnd: (answer) => {
    openStream(answer)
    answer.write(piece(grounded))
    answer.write(piece('', 'stop'))
  },
  cutsAfterTheEnd: (answer) => {
    openStream(answer)
    answer.write(piece(grounded))
    answer.write(piece('', 'stop'), () => answer.destroy())
  },
  endsInItsOwnWords: says(grounded, { finish: 'eos_token' }),
  impossibleUsage: says(grounded, { tokens: [-5, 1e300] }),
} satisfies Record<string, Behaviour>

/** Those that end, but not with an answer. */
export const broken = {
  says500: status(500),
  says429: status(429, { 'retry-after': '3600' }),
  says401: status(401),
  says404: status(404),
  says204: (answer) => void answer.writeHead(204).end(),
  cutsTheConnection: (answer) => void answer.destroy(),
  halfStream: (answer) => {
    openStream(answer)
    answer.write(piece(grounded))
    answer.end()
  },
  halfStreamCut: (answer) => {
    openStream(answer)
    answer.write(piece(grounded), () => answer.destroy())
  },
  halfOfAPiece: bytes(piece(grounded).slice(0, 40)),
  tenMegabytes: async (answer) => {
    openStream(answer)
    const much = piece('x'.repeat(1_000))
    for (let sent = 0; sent < 10 * 1024 * 1024 && !answer.destroyed; sent += much.length) {
      if (!answer.write(much)) await Promise.race([once(answer, 'drain'), once(answer, 'close')])
    }
    answer.end(done)
  },
  tenMegabytesWithoutALine: (answer) => {
    openStream(answer)
    answer.end(`data: ${'x'.repeat(10 * 1024 * 1024)}`)
  },
  invalidJson: bytes(`data: {"choices": [{"delta": \n\n${done}`),
  otherJson: bytes(`data: {"choices": "none"}\n\ndata: [1, 2]\n\n${done}`),
  numbersForText: bytes(`data: {"choices":[{"delta":{"content":42},"finish_reason":"stop"}]}\n\n${done}`),
  errorInStream: bytes(`${piece(grounded)}data: {"error":{"message":"overloaded"}}\n\n`),
  invalidStream: bytes('\u0000\u0001nothing of\nthe kind: at all\n\n'),
  wrongType: bytes('<html><script>alert(1)</script></html>', 'text/html'),
  jsonForAStream: bytes(
    JSON.stringify({ choices: [{ message: { content: grounded } }] }),
    'application/json',
  ),
  packed: (answer) =>
    void answer
      .writeHead(200, { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' })
      .end(Buffer.from([0x1f, 0x8b, 8, 0])),
  emptyAnswer: says(''),
  onlyDone: bytes(done),
  endsForItsLength: says(grounded, { finish: 'length' }),
  endsForItsContent: says(grounded, { finish: 'content_filter' }),
  wantsATool: says(grounded, { finish: 'tool_calls' }),
  doesNotKnow: says('NO_ANSWER'),
  namesNoDocument: says('Everything can be returned, always.'),
  namesUnknownDocuments: says('[9] Everything can be returned.'),
  talksTooMuch: says(`[1] ${'and so on '.repeat(600)}`),
} satisfies Record<string, Behaviour>

export function redirects(to: string): Behaviour {
  return (answer) => void answer.writeHead(307, { location: to }).end()
}
