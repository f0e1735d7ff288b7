import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerResponse } from 'node:http'
import type { Behaviour } from './model-server.ts'

/** The pieces of the protocol, for behaviours to be made of. */
export function openStream(answer: ServerResponse): void {
  answer.writeHead(200, { 'content-type': 'text/event-stream' })
  answer.flushHeaders()
}

export function piece(text: string, finish: string | null = null): string {
  return `data: ${JSON.stringify({
    id: 'c1',
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta: { content: text }, finish_reason: finish }],
  })}\n\n`
}

export const usage = (read: number, written: number): string =>
  `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: read, completion_tokens: written } })}\n\n`

export const done = 'data: [DONE]\n\n'

/** Says a text in pieces of a few letters, as models do, and ends in good order. */
export function says(text: string, { finish = 'stop', everyMs = 0, tokens = [100, 20] } = {}): Behaviour {
  return async (answer) => {
    openStream(answer)
    for (const part of text.match(/[\s\S]{1,6}/gu) ?? []) {
      answer.write(piece(part))
      if (everyMs > 0) await sleep(everyMs)
    }
    answer.write(piece('', finish))
    answer.write(usage(tokens[0] ?? 0, tokens[1] ?? 0))
    answer.end(done)
  }
}

/** Says what it is given, when it is given: a test holds the other end. */
export function speaker() {
  let stream: ServerResponse | undefined
  const opened = Promise.withResolvers<void>()
  const behaviour: Behaviour = (answer) => {
    openStream(answer)
    stream = answer
    opened.resolve()
  }
  return {
    behaviour,
    opened: opened.promise,
    say: (text: string): void => void stream?.write(piece(text)),
    finish: (): void => {
      stream?.write(piece('', 'stop'))
      stream?.write(usage(100, 20))
      stream?.end(done)
    },
    isGone: (): boolean => stream?.destroyed ?? false,
  }
}
