import { vectorTiming } from '../../../node-timing.ts'
import { z } from 'zod'

export const vectorVariables = {
  /** Turns embeddings on: the address of anything that speaks OpenAI's embeddings. */
  EMBEDDING_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  EMBEDDING_NAME: z.string().min(1).max(200).default('default'),
  EMBEDDING_API_KEY: z.string().default(''),
  /** Private `host:port` or `address:port` pairs that it may be asked at. */
  EMBEDDING_ALLOW: z
    .string()
    .transform((text) => text.split(',').filter((item) => item !== ''))
    .default([]),
  /** How long a question waits for its vector. */
  EMBEDDING_ASK_MS: z.coerce.number().int().min(20).max(2_000).default(vectorTiming.askMs),
}

type Variables = z.infer<z.ZodObject<typeof vectorVariables>>

export type VectorEndpoint = { baseUrl: string; model: string; key: string }
export type VectorConfig = {
  endpoint: VectorEndpoint | undefined
  allow: readonly string[]
  askMs: number
}

export function vectorConfigOf(e: Variables): VectorConfig {
  const { EMBEDDING_BASE_URL: baseUrl, EMBEDDING_NAME: model, EMBEDDING_API_KEY: key } = e
  return {
    endpoint: baseUrl ? { baseUrl, model, key } : undefined,
    allow: e.EMBEDDING_ALLOW,
    askMs: e.EMBEDDING_ASK_MS,
  }
}
