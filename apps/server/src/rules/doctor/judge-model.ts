import { fact, failure, verdictOf, warning, type Finding, type Verdict } from './verdict.ts'

export type ModelFacts = { name: string } & (
  | { outcome: 'answered'; firstMs: number; totalMs: number; limitMs: number }
  | { outcome: 'failed'; reason: string }
)

/** Half of the limit without load leaves nothing for a busy hour. */
const slowShare = 0.5

export function judgeModels(models: readonly ModelFacts[]): Verdict {
  return verdictOf(models.map(modelFact), models.flatMap(findingsIn))
}

function modelFact(found: ModelFacts) {
  const { name } = found
  if (found.outcome === 'failed') return fact('modelFailed', { name, reason: found.reason })
  return fact('modelAnswer', { name, first: Math.round(found.firstMs), ms: Math.round(found.totalMs) })
}

function findingsIn(found: ModelFacts): Finding[] {
  if (found.outcome === 'failed') return [failure('modelFailed')]
  return found.firstMs > found.limitMs * slowShare ? [warning('modelSlow')] : []
}

export type EmbeddingFacts = { name: string; size: number; ms: number; limitMs: number }

/** A question waits for its vector no longer than the limit, and is then answered by its words alone. */
export function judgeEmbeddings({ name, size, ms, limitMs }: EmbeddingFacts): Verdict {
  const facts = [fact('embeddingAnswer', { name, size, ms: Math.round(ms) })]
  return verdictOf(facts, ms > limitMs ? [warning('embeddingsSlow')] : [])
}
