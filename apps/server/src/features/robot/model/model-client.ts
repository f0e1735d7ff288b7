import { request, type Dispatcher } from 'undici'
import OpenAI from 'openai'
import { z } from 'zod'
import { modelTiming } from '@foyer/core/timing.ts'
import { guardedAgent } from '../../../platform/egress/guarded-agent.ts'
import {
  RefusedAddress,
  systemResolve,
  type EgressRules,
  type Resolve,
} from '../../../platform/egress/guarded-connector.ts'
import { ignoreErrorEvent } from '../../../platform/observe/failures.ts'
import { listedTarget } from '../../../platform/egress/listed-target.ts'
import type { ModelLimits, ModelEndpoint } from '../../../rules/robot/model/settings.ts'
import type { TokenCount } from '../../../rules/robot/model/cost.ts'
import type { Prompt } from '../../../rules/robot/model/prompt.ts'

/** An answer of 4,000 letters in the smallest pieces is not a quarter of this. */
const mostAnswerBytes = 1024 * 1024

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

/** How reading ended. `stopped`: we did not want more. `ended`: the model had no more to say. */
export type ReadingEnd = 'ended' | 'stopped' | 'slow' | 'broken' | 'cancelled'

type Options = {
  open: (signal: AbortSignal) => Promise<AsyncIterable<Piece>>
  limits: Pick<ModelLimits, 'firstTokenMs' | 'gapMs' | 'totalMs'>
  cancel: AbortSignal
  /** False: enough. */
  onPiece: (piece: Piece) => boolean
  /** Only the kind of error: its message may repeat what we asked, and must not reach a log. */
  onBroken: (kind: string) => void
}

/**
 * Reads a model's answer for as long as it comes in time. Whatever the other side does or leaves undone, this ends
 * within the limits, and the connection is cut with it.
 */
export async function readPieces({ open, limits, cancel, onPiece, onBroken }: Options): Promise<ReadingEnd> {
  const connection = new AbortController()
  const cut = Promise.withResolvers<ReadingEnd>()
  const tooSlow = (): void => cut.resolve('slow')
  const onCancel = (): void => cut.resolve('cancelled')
  const total = setTimeout(tooSlow, limits.totalMs)
  let silence = setTimeout(tooSlow, limits.firstTokenMs)

  async function read(): Promise<ReadingEnd> {
    try {
      for await (const piece of await open(connection.signal)) {
        if (connection.signal.aborted) return 'slow'
        if (piece.text !== '' || piece.finish !== undefined) {
          clearTimeout(silence)
          silence = setTimeout(tooSlow, piece.finish === undefined ? limits.gapMs : modelTiming.tailMs)
        }
        if (!onPiece(piece)) return 'stopped'
      }
      return 'ended'
    } catch (error) {
      // Reading that was cut already has another end.
      if (!connection.signal.aborted) onBroken(error instanceof Error ? error.name : typeof error)
      return 'broken'
    }
  }

  cancel.addEventListener('abort', onCancel, { once: true })
  if (cancel.aborted) onCancel()
  try {
    return await Promise.race([cut.promise, cancel.aborted ? cut.promise : read()])
  } finally {
    clearTimeout(total)
    clearTimeout(silence)
    cancel.removeEventListener('abort', onCancel)
    connection.abort()
  }
}

/** One piece of an answer as it comes. `finish` says that and how it is over. */
type Piece = { text: string; finish: string | undefined; usage: TokenCount | undefined }

type ModelRequest = {
  endpoint: ModelEndpoint
  prompt: Prompt
  answerTokens: number
  timeoutMs: number
}

/** The port: whatever answers with pieces of text may stand behind it. */
export type ModelClient = (request: ModelRequest, signal: AbortSignal) => Promise<AsyncIterable<Piece>>

const tokens = z.int().min(0).max(10_000_000)

/** As much of a chunk as we read. What is not so is no answer of a model. */
const Chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .max(8)
    .default([]),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish().catch(null),
})

/** Any endpoint that speaks OpenAI's chat completions. */
export function createModelClient(fetch: ReturnType<typeof createModelFetch>): ModelClient {
  return async ({ endpoint, prompt, answerTokens, timeoutMs }, signal) => {
    const client = new OpenAI({
      baseURL: endpoint.baseUrl,
      // The library reads what is not said from the environment of the process.
      apiKey: endpoint.key || 'none',
      adminAPIKey: null,
      organization: null,
      project: null,
      webhookSecret: null,
      maxRetries: 0,
      timeout: timeoutMs,
      logLevel: 'off',
      fetch,
    })
    const chunks = await client.chat.completions.create(
      {
        model: endpoint.model,
        messages: [
          { role: 'system', content: prompt.system },
          { role: 'user', content: prompt.user },
        ],
        stream: true,
        stream_options: { include_usage: true },
        ...bounds(endpoint, answerTokens),
      },
      { signal },
    )
    return piecesOf(chunks)
  }
}

/** Models that want the newer field refuse a temperature too. */
function bounds({ tokenField }: ModelEndpoint, answerTokens: number) {
  return tokenField === 'max_tokens'
    ? { max_tokens: answerTokens, temperature: 0 }
    : { max_completion_tokens: answerTokens }
}

async function* piecesOf(chunks: AsyncIterable<unknown>): AsyncGenerator<Piece> {
  for await (const chunk of chunks) {
    const { choices, usage } = Chunk.parse(chunk)
    const [first] = choices
    yield {
      text: first?.delta?.content ?? '',
      finish: first?.finish_reason ?? undefined,
      usage: usage ? { read: usage.prompt_tokens, written: usage.completion_tokens } : undefined,
    }
  }
}
