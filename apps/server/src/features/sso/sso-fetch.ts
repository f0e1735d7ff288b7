import type { CustomFetch } from 'openid-client'
import { request, type Dispatcher } from 'undici'
import { ssoTiming } from '@foyer/core/timing.ts'
import { guardedAgent } from '../../platform/egress/guarded-agent.ts'
import {
  RefusedAddress,
  systemResolve,
  type EgressRules,
  type Resolve,
} from '../../platform/egress/guarded-connector.ts'
import { isListed, listedTarget } from '../../platform/egress/listed-target.ts'
import { ignoreErrorEvent } from '../../platform/observe/failures.ts'

/** Descriptions, keys and tokens of large providers have less than a quarter of this. */
const mostAnswerBytes = 512 * 1024
const json = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i
/** All that a provider needs to know of us. */
const sent = ['accept', 'authorization', 'content-type']

/**
 * The way to an identity provider, whose address an admin typed: the same guard at the connection as every other call to
 * another site, no redirects, nothing packed, only JSON, and no more of it than a provider can need.
 */
export function createSsoFetch(rules: EgressRules, resolve: Resolve = systemResolve): CustomFetch {
  const agent = guardedAgent(rules, resolve, ssoTiming.answerMs)

  return async (url, { method, headers, body, signal }) => {
    const target = ssoTarget(url, rules)
    if (!target) throw new RefusedAddress('identity provider')
    const given = new Headers(headers)
    const answer = await request(target, {
      dispatcher: agent,
      method: method === 'POST' ? 'POST' : 'GET',
      headers: {
        ...Object.fromEntries(sent.flatMap((name) => headerOf(given, name))),
        'accept-encoding': 'identity',
        'user-agent': 'Foyer',
      },
      ...(body instanceof URLSearchParams && { body: body.toString() }),
      signal: signal ?? AbortSignal.timeout(ssoTiming.answerMs),
    })
    answer.body.on('error', ignoreErrorEvent)
    return toResponse(answer)
  }
}

/** The address of a provider; without TLS only where the operator names it. */
export function ssoTarget(url: string, rules: EgressRules): URL | undefined {
  const target = listedTarget(url, rules)
  return target && (target.protocol === 'https:' || isListed(target, rules)) ? target : undefined
}

function headerOf(headers: Headers, name: string): [string, string][] {
  const value = headers.get(name)
  return value === null ? [] : [[name, value]]
}

async function toResponse(answer: Dispatcher.ResponseData): Promise<Response> {
  const type = String(answer.headers['content-type'] ?? '')
  const isPlain = (answer.headers['content-encoding'] ?? 'identity') === 'identity'
  const isRedirect = answer.statusCode >= 300 && answer.statusCode < 400
  if (!isPlain || isRedirect || !json.test(type)) {
    answer.body.destroy()
    return new Response(null, { status: answer.statusCode === 200 ? 502 : answer.statusCode })
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of bytesOf(answer.body)) {
    bytes += chunk.length
    // Leaving the loop destroys the body: the rest is not even received.
    if (bytes > mostAnswerBytes) throw new Error('the identity provider says too much')
    chunks.push(chunk)
  }
  return new Response(Buffer.concat(chunks), {
    status: answer.statusCode,
    headers: { 'content-type': type },
  })
}

/** Without an encoding bodies are read as bytes; the type knows streams of anything. */
const bytesOf = (body: Dispatcher.ResponseData['body']): AsyncIterable<Buffer> => body
