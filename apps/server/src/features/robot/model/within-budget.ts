import {
  estimatedTokens,
  spendingOf,
  type Spending,
  type TokenCount,
} from '../../../rules/robot/model/cost.ts'
import type { Prompt } from '../../../rules/robot/model/prompt.ts'
import type { ModelSettings } from '../../../rules/robot/model/settings.ts'
import type { Deps } from '../../../deps.ts'

type Spender = { tenantId: number; channelId: number; userId: string }
type Request = {
  settings: Pick<ModelSettings, 'endpoint' | 'limits'>
  prompt: Prompt
  answerTokens: number
  totalMs: number
}

/** Reserves the most that a request may cost, makes it, and settles what it did cost. Undefined: the budget is spent. */
export async function withinBudget<T extends { tokens: TokenCount }>(
  { models, failures }: Pick<Deps, 'models' | 'failures'>,
  spender: Spender,
  { settings, prompt, answerTokens, totalMs }: Request,
  request: () => Promise<T>,
): Promise<(T & { spent: Spending }) | undefined> {
  const { price } = settings.endpoint
  const read = estimatedTokens(prompt.system + prompt.user)
  const most = spendingOf({ read, written: answerTokens }, totalMs, price)
  const reserved = await models.usage.reserve(spender, most, settings.limits.budgets)
  if (!reserved) return undefined
  const startedAt = performance.now()
  const result = await request()
  const spent = spendingOf(result.tokens, performance.now() - startedAt, price)
  // Unsettled costs stay reserved: counting too much for a day is better than too little.
  await models.usage.settle(reserved, spent).catch(failures.ignore('model.usage'))
  return { ...result, spent }
}
