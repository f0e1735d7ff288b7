import { createModelClient, createModelFetch, readPieces } from '../features/robot/model/model-client.ts'
import { createVectorClient } from '../features/robot/vectors/vector-client.ts'
import { doctorTiming } from '../node-timing.ts'
import { judgeEmbeddings, judgeModels, type ModelFacts } from '../rules/doctor/judge-model.ts'
import { reasonOf } from '../rules/doctor/reason-of.ts'
import { fact, failure, turnedOff, verdictOf } from '../rules/doctor/verdict.ts'
import type { ModelSettings } from '../rules/robot/model/settings.ts'
import type { DoctorContext } from './doctor-context.ts'
import type { Check } from './run-doctor.ts'

/** One word is enough to know that it answers. */
const prompt = { system: 'Answer with the word OK and nothing else.', user: 'Are you there?', cited: [] }
const answerTokens = 16

export const checkModel: Check = async (context, signal) => {
  const models = await context.models()
  if (models.length === 0) return turnedOff()
  return judgeModels(await Promise.all(models.map((settings) => askModel(context, settings, signal))))
}

async function askModel(
  { config, resolve }: DoctorContext,
  { endpoint, limits }: ModelSettings,
  cancel: AbortSignal,
): Promise<ModelFacts> {
  const rules = { ports: config.egress.ports, allow: config.model.allow }
  const client = createModelClient(createModelFetch(rules, resolve))
  const started = performance.now()
  let firstMs: number | undefined
  let broken = ''
  const end = await readPieces({
    open: (signal) => client({ endpoint, prompt, answerTokens, timeoutMs: limits.totalMs }, signal),
    limits,
    cancel,
    onPiece({ text }) {
      if (text !== '') firstMs ??= performance.now() - started
      return true
    },
    onBroken: (kind) => {
      broken = kind
    },
  })
  const { model: name } = endpoint
  if (end === 'ended' && firstMs !== undefined)
    return {
      name,
      outcome: 'answered',
      firstMs,
      totalMs: performance.now() - started,
      limitMs: limits.firstTokenMs,
    }
  return { name, outcome: 'failed', reason: broken || (end === 'ended' ? 'empty answer' : end) }
}

export const checkEmbeddings: Check = async ({ config, resolve }) => {
  const { endpoint, allow, askMs: limitMs } = config.vectors
  if (!endpoint) return turnedOff()
  const client = createVectorClient({ ports: config.egress.ports, allow }, resolve)
  const started = performance.now()
  try {
    const [vector = []] = await client(endpoint, ['Are you there?'], doctorTiming.answerMs)
    const ms = performance.now() - started
    return judgeEmbeddings({ name: endpoint.model, size: vector.length, ms, limitMs })
  } catch (error) {
    const facts = [fact('modelFailed', { name: endpoint.model, reason: reasonOf(error) })]
    return verdictOf(facts, [failure('embeddingsFailed')])
  }
}
