import { createModelClient, createModelFetch, readPieces } from '../features/robot/model/model-client.ts'
import { createVectorSource } from '../features/robot/vectors/create-vector-source.ts'
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
  { endpoint, limits }: Pick<ModelSettings, 'endpoint' | 'limits'>,
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
  const source = createVectorSource(config.vectors, config.egress.ports, resolve)
  if (!source) return turnedOff()
  const { askMs: limitMs } = config.vectors
  try {
    // The first text may wait until the model is loaded: what questions wait is measured with the second one.
    await source.embed(['Are you there?'], doctorTiming.answerMs)
    const started = performance.now()
    const [vector = []] = await source.embed(['Are you there?'], doctorTiming.answerMs)
    const ms = performance.now() - started
    return judgeEmbeddings({ name: source.model, size: vector.length, ms, limitMs })
  } catch (error) {
    const facts = [fact('modelFailed', { name: source.model, reason: reasonOf(error) })]
    return verdictOf(facts, [failure('embeddingsFailed')])
  }
}
