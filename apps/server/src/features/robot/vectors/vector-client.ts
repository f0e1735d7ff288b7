import { z } from 'zod'
import { request, type Dispatcher } from 'undici'
import { vectorTiming } from '../../../node-timing.ts'
import { isVector, unitOf } from '../../../rules/robot/rank/vector.ts'
import { guardedAgent } from '../../../platform/egress/guarded-agent.ts'
import {
  RefusedAddress,
  systemResolve,
  type EgressRules,
  type Resolve,
} from '../../../platform/egress/guarded-connector.ts'
import { ignoreErrorEvent } from '../../../platform/observe/failures.ts'
import { listedTarget } from '../../../platform/egress/listed-target.ts'

export type VectorEndpoint = { baseUrl: string; model: string; key: string }

/** 32 vectors of 4,096 figures, written out. */
const mostBytes = 4 * 1024 * 1024

const Answer = z.object({
  data: z
    .array(z.object({ index: z.int().min(0).max(1_000), embedding: z.array(z.number()).max(4_096) }))
    .max(64),
})

/** Vectors of length one for texts, in their order. Throws whatever goes wrong. */
type VectorClient = (
  endpoint: VectorEndpoint,
  texts: readonly string[],
  deadlineMs: number,
) => Promise<number[][]>

/** Any endpoint that speaks OpenAI's embeddings, behind the same guard as every other call to another site. */
export function createVectorClient(rules: EgressRules, resolve: Resolve = systemResolve): VectorClient {
  const agent = guardedAgent(rules, resolve, vectorTiming.fillMs)
  return async ({ baseUrl, model, key }, texts, deadlineMs) => {
    const target = listedTarget(`${baseUrl.replace(/\/$/, '')}/embeddings`, rules)
    if (!target) throw new RefusedAddress('embeddings')
    const { statusCode, body } = await request(target, {
      dispatcher: agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'accept-encoding': 'identity',
        'user-agent': 'Foyer',
        ...(key !== '' && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, input: texts, encoding_format: 'float' }),
      signal: AbortSignal.timeout(deadlineMs),
    })
    body.on('error', ignoreErrorEvent)
    if (statusCode !== 200) {
      body.destroy()
      throw new Error(`embeddings answered ${statusCode}`)
    }
    const { data } = Answer.parse(JSON.parse(await textOf(body)))
    const vectors = texts.map((_, at) => data.find(({ index }) => index === at)?.embedding ?? [])
    if (!vectors.every((vector) => isVector(vector) && vector.length === vectors[0]?.length))
      throw new Error('embeddings of no use')
    return vectors.map(unitOf)
  }
}

async function textOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of bytesOf(body)) {
    bytes += chunk.length
    // Leaving the loop destroys the body: the rest is not even received.
    if (bytes > mostBytes) throw new Error('embeddings say too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Without an encoding bodies are read as bytes; the type knows streams of anything. */
const bytesOf = (body: Dispatcher.ResponseData['body']): AsyncIterable<Uint8Array> => body
