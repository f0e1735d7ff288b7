import { request, type Dispatcher } from 'undici'
import { type Failures, ignoreErrorEvent } from '../observe/failures.ts'
import { guardedAgent } from './guarded-agent.ts'
import { systemResolve, type EgressRules, type Resolve } from './guarded-connector.ts'
import { targetOf } from './target.ts'

const readable = /^(?:application\/(?:[\w.+-]+\+)?json|text\/plain)\s*(?:;|$)/i

/** The answer's text, cut at a bound; empty for what is no plain text (pages, pictures, anything packed). */
async function readCapped(answer: Dispatcher.ResponseData, maxBytes: number): Promise<string> {
  answer.body.on('error', ignoreErrorEvent)
  if (!isReadable(answer, readable)) {
    answer.body.destroy()
    return ''
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of bytesOf(answer.body)) {
    chunks.push(chunk.subarray(0, maxBytes - bytes))
    bytes += chunk.length
    // Leaving the loop destroys the body: the rest is not even received.
    if (bytes >= maxBytes) break
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** All bytes of an answer of such a type; undefined when it is another, fails or is too large. */
async function readWhole(
  answer: Dispatcher.ResponseData,
  type: RegExp,
  maxBytes: number,
): Promise<Buffer | undefined> {
  answer.body.on('error', ignoreErrorEvent)
  const isAnnouncedTooLarge = Number(answer.headers['content-length'] ?? 0) > maxBytes
  if (answer.statusCode !== 200 || isAnnouncedTooLarge || !isReadable(answer, type)) {
    answer.body.destroy()
    return undefined
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of bytesOf(answer.body)) {
    bytes += chunk.length
    // Leaving the loop destroys the body: the rest is not even received.
    if (bytes > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function isReadable({ statusCode, headers }: Dispatcher.ResponseData, type: RegExp): boolean {
  const isRedirect = statusCode >= 300 && statusCode < 400
  const encoding = headers['content-encoding'] ?? 'identity'
  return !isRedirect && encoding === 'identity' && type.test(String(headers['content-type'] ?? ''))
}

/** Without an encoding bodies are read as bytes; the type knows streams of anything. */
const bytesOf = (body: Dispatcher.ResponseData['body']): AsyncIterable<Buffer> => body

export const egressLimits = { answerBytes: 64 * 1024, pictureBytes: 5 * 1024 * 1024, totalMs: 5_000 } as const

export type Outgoing = {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}

/** Undefined: not reached, for whatever reason. Callers must not tell anybody which. */
export type Incoming = { status: number; body: string } | undefined

type ReadRules = { type: RegExp; maxBytes: number }
/** Without bytes it is of another type or too large, or no success. */
export type ReadAnswer = { status: number; contentType: string; location: string; bytes: Buffer | undefined }

/** The one way from this server to an address that somebody else wrote down. */
export function createEgress(rules: EgressRules, failures: Failures, resolve: Resolve = systemResolve) {
  const agent = guardedAgent(rules, resolve, egressLimits.totalMs)

  return {
    async send({ url, method, headers, body }: Outgoing): Promise<Incoming> {
      const target = targetOf(url)
      if (!target) return undefined
      const signal = AbortSignal.timeout(egressLimits.totalMs)
      try {
        // Redirects are answers like any other: following one would go where nobody looked.
        const answer = await request(target, {
          dispatcher: agent,
          method,
          // Nothing is unpacked here, so nothing may come packed.
          headers: { ...headers, 'accept-encoding': 'identity', 'user-agent': 'Foyer' },
          ...(body !== undefined && { body }),
          signal,
        })
        return { status: answer.statusCode, body: await readCapped(answer, egressLimits.answerBytes) }
      } catch (error) {
        // The path may hold a key.
        failures.report('egress.send', error, { host: target.host })
        return undefined
      }
    },
    /** All the bytes of a picture; undefined when there are too many, or none. */
    async download(url: string): Promise<Buffer | undefined> {
      const target = targetOf(url)
      if (!target) return undefined
      try {
        const answer = await request(target, {
          dispatcher: agent,
          method: 'GET',
          headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Foyer' },
          signal: AbortSignal.timeout(egressLimits.totalMs),
        })
        return await readWhole(answer, /^image\/(?:jpeg|png|gif|webp)\s*(?:;|$)/i, egressLimits.pictureBytes)
      } catch (error) {
        failures.report('egress.download', error, { host: target.host })
        return undefined
      }
    },
    /** A text of another site, whole or not at all. A redirect is an answer: the caller judges where it leads. */
    async read(url: string, { type, maxBytes }: ReadRules): Promise<ReadAnswer | undefined> {
      const target = targetOf(url)
      if (!target) return undefined
      try {
        const answer = await request(target, {
          dispatcher: agent,
          method: 'GET',
          headers: { 'accept-encoding': 'identity', 'user-agent': 'Foyer' },
          signal: AbortSignal.timeout(egressLimits.totalMs),
        })
        const { statusCode: status, headers } = answer
        const bytes = await readWhole(answer, type, maxBytes)
        const contentType = String(headers['content-type'] ?? '')
        return { status, contentType, location: String(headers['location'] ?? ''), bytes }
      } catch (error) {
        failures.report('egress.read', error, { host: target.host })
        return undefined
      }
    },
    close: () => agent.destroy(),
  }
}

export type Egress = ReturnType<typeof createEgress>
