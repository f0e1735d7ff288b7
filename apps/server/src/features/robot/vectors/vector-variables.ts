import { z } from 'zod'
import { vectorTiming } from '../../../node-timing.ts'
import type { VectorEndpoint } from './vector-client.ts'

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
  /** Turns embeddings on without any other server: Foyer's own encoder, for knowledge in English. */
  EMBEDDING_ENCODER: z
    .literal(['', 'english'])
    .transform((name) => (name === '' ? undefined : name))
    .optional(),
  /** How long a question waits for its vector. */
  EMBEDDING_ASK_MS: z.coerce.number().int().min(20).max(2_000).default(vectorTiming.askMs),
}

type Variables = z.infer<z.ZodObject<typeof vectorVariables>>

export type VectorConfig = {
  endpoint: VectorEndpoint | undefined
  /** The built-in encoder; never together with an endpoint. */
  encoder: 'english' | undefined
  allow: readonly string[]
  askMs: number
}

/** Vectors of two models cannot be compared. */
export function checkVectorVariables(e: Variables, context: z.RefinementCtx): void {
  if (!e.EMBEDDING_ENCODER || !e.EMBEDDING_BASE_URL) return
  const message = 'cannot be set together with EMBEDDING_BASE_URL'
  context.addIssue({ code: 'custom', path: ['EMBEDDING_ENCODER'], message })
}

export function vectorConfigOf(e: Variables): VectorConfig {
  const { EMBEDDING_BASE_URL: baseUrl, EMBEDDING_NAME: model, EMBEDDING_API_KEY: key } = e
  return {
    endpoint: baseUrl ? { baseUrl, model, key } : undefined,
    encoder: e.EMBEDDING_ENCODER,
    allow: e.EMBEDDING_ALLOW,
    askMs: e.EMBEDDING_ASK_MS,
  }
}
