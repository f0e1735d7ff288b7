import type { TokenCount } from '../../../rules/robot/model/cost.ts'
import type { Prompt } from '../../../rules/robot/model/prompt.ts'
import type { ModelEndpoint } from '../../../rules/robot/model/settings.ts'
import OpenAI from 'openai'
import { z } from 'zod'
import type { createModelFetch } from './model-fetch.ts'

/** One piece of an answer as it comes. `finish` says that and how it is over. */
export type Piece = { text: string; finish: string | undefined; usage: TokenCount | undefined }

export type ModelRequest = {
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
