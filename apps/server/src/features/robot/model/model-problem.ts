import OpenAI from 'openai'
import type { ModelProblem } from '@foyer/contract/desk/channel-model-words.ts'
import { RefusedAddress } from '../../../platform/egress/guarded-connector.ts'

const byStatus = new Map<number, ModelProblem>([
  [401, 'key'],
  [403, 'key'],
  [404, 'unknownModel'],
  [429, 'tooMany'],
])

/** Why a model could not be asked. Never the text of the error: it may repeat the question or the key. */
export function modelProblemOf(error: unknown): ModelProblem {
  if (causesOf(error).some((cause) => cause instanceof RefusedAddress)) return 'address'
  if (error instanceof OpenAI.APIConnectionError) return 'unreachable'
  if (!(error instanceof OpenAI.APIError)) return 'broken'
  const status: unknown = error.status
  return (typeof status === 'number' && byStatus.get(status)) || 'broken'
}

/** Libraries wrap errors a few times at most. */
function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = []
  for (let one = error; one !== undefined && causes.length < 5;) {
    causes.push(one)
    one = one instanceof Error ? one.cause : undefined
  }
  return causes
}
