import { modelTiming } from '@foyer/core/timing.ts'
import { request, type Dispatcher } from 'undici'
import { guardedAgent } from '../../../platform/egress/guarded-agent.ts'
import {
  RefusedAddress,
  systemResolve,
  type EgressRules,
  type Resolve,
} from '../../../platform/egress/guarded-connector.ts'
import { ignoreErrorEvent } from '../../../platform/observe/failures.ts'
import { listedTarget } from '../../../platform/egress/listed-target.ts'

/** An answer of 4,000 letters in the smallest pieces is not a quarter of this. */
export const mostAnswerBytes = 1024 * 1024

/** All that a model needs to know of us; the library would tell it our system and version. */
const sent = ['authorization', 'content-type', 'accept']

/**
 * The way to a model's endpoint: the same guard at the connection as every other call to another site, no redirects,
 * nothing packed, only an event stream, and no more of it than an answer can need.
 */
export function createModelFetch(rules: EgressRules, resolve: Resolve = systemResolve) {
  const agent = guardedAgent(rules, resolve, modelTiming.mostTotalMs)

  return async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const target = listedTarget(String(input instanceof Request ? input.url : input), rules)
    if (!target || typeof init.body !== 'string') throw new RefusedAddress('model')
    const headers = new Headers(init.headers)
    const answer = await request(target, {
      dispatcher: agent,
      method: 'POST',
      headers: {
        ...Object.fromEntries(sent.flatMap((name) => headerOf(headers, name))),
        'accept-encoding': 'identity',
        'user-agent': 'Foyer',
      },
      body: init.body,
      signal: init.signal ?? null,
    })
    answer.body.on('error', ignoreErrorEvent)
    if (isEventStream(answer))
      return new Response(ReadableStream.from(capped(answer.body)), {
        headers: { 'content-type': 'text/event-stream' },
      })
    answer.body.destroy()
    return new Response(null, { status: answer.statusCode === 200 ? 502 : answer.statusCode })
  }
}

function headerOf(headers: Headers, name: string): [string, string][] {
  const value = headers.get(name)
  return value === null ? [] : [[name, value]]
}

function isEventStream({ statusCode, headers }: Dispatcher.ResponseData): boolean {
  const encoding = headers['content-encoding'] ?? 'identity'
  const type = String(headers['content-type'] ?? '')
  return statusCode === 200 && encoding === 'identity' && /^text\/event-stream\s*(?:;|$)/i.test(type)
}

async function* capped(body: Dispatcher.ResponseData['body']): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of bytesOf(body)) {
    bytes += chunk.length
    // Leaving the loop destroys the body: the rest is not even received.
    if (bytes > mostAnswerBytes) throw new Error('the model says too much')
    yield chunk
  }
}

/** Without an encoding bodies are read as bytes; the type knows streams of anything. */
const bytesOf = (body: Dispatcher.ResponseData['body']): AsyncIterable<Uint8Array> => body
