import { estimatedTokens, spendingOf } from '@foyer/core/robot/model/cost.ts'
import { promptOf } from '@foyer/core/robot/model/prompt.ts'
import type { ModelSettings } from '@foyer/core/robot/model/settings.ts'
import type { Deps } from '../../../deps.ts'
import { randomKey } from '../../../platform/random.ts'
import { followOwner } from './follow-owner.ts'
import { letAnswer, type Work } from './let-answer.ts'
import type { ModelOutcome, ModelQuestion } from './model-question.ts'

/**
 * Lets a model answer from passages of the knowledge. Shows the answer while it is written, and puts it into the
 * log when it is whole; until then the log knows nothing of it. Ends within the limits whatever the model does.
 */
export async function modelAnswer(deps: Deps, asked: ModelQuestion): Promise<ModelOutcome> {
  const outcome = await decide(deps, asked)
  deps.metrics.modelAnswers.inc({
    outcome: outcome.outcome,
    why: outcome.outcome === 'fallback' ? outcome.why : '',
  })
  return outcome
}

async function decide(deps: Deps, asked: ModelQuestion): Promise<ModelOutcome> {
  const startedAt = performance.now()
  const { visitor, question, passages } = asked
  const settings = await deps.models.settingsOf(visitor)
  if (!settings || passages.length === 0) return { outcome: 'fallback', why: 'off' }
  const refusal = deps.models.health.refusal(visitor)
  if (refusal) return { outcome: 'fallback', why: refusal }

  const owned = await followOwner(deps, visitor, asked.gone)
  if (!owned) return { outcome: 'cancelled' }
  try {
    const mark = randomKey()
    const prompt = promptOf(question, passages, mark)
    const outcome = await deps.models.health.during(() =>
      spend(deps, asked, settings, { prompt, mark, startedAt, ...owned }),
    )
    // Whoever comes back finds an answer, and it has cost nothing more.
    const isLeft = outcome.outcome === 'cancelled' && owned.isLeft()
    return isLeft ? { outcome: 'fallback', why: 'left' } : outcome
  } finally {
    owned.stop()
  }
}

/** Reserves the most that it may cost, and settles what it did. */
async function spend(
  deps: Deps,
  asked: ModelQuestion,
  settings: ModelSettings,
  work: Work & { startedAt: number },
): Promise<ModelOutcome> {
  const { usage } = deps.models
  const { price } = settings.endpoint
  const { answerTokens, totalMs, budgets } = settings.limits
  const read = estimatedTokens(work.prompt.system + work.prompt.user)
  const most = spendingOf({ read, written: answerTokens }, totalMs, price)
  const reserved = await usage.reserve(asked.visitor, most, budgets)
  if (!reserved) return { outcome: 'fallback', why: 'budget' }

  const startedAt = performance.now()
  // A visitor counts from the question on: what was spent on the way here is the model's loss.
  const limits = {
    ...settings.limits,
    totalMs: Math.max(1, Math.round(totalMs - (startedAt - work.startedAt))),
  }
  const { tokens, outcome } = await letAnswer(deps, asked, { ...settings, limits }, work)
  const spent = spendingOf(tokens, performance.now() - startedAt, price)
  // What cannot be settled stays reserved: counted too much for a day is better than too little.
  await usage.settle(reserved, spent).catch(() => undefined)
  return outcome
}
