import type { ModelBudgets } from '@foyer/contract/desk/channel-model.ts'
import { budgetScopes, type Budget, type Budgets, type BudgetScope } from './budget.ts'
import type { Spending } from './cost.ts'

type WireBudget = ModelBudgets[BudgetScope]

/** The largest number of tokens that the wire knows: a looser budget looks like this one. */
const mostTokens = 2_147_483_647

/** Budgets as people read them: seconds, and money in whole units. */
export function budgetsToWire(budgets: Budgets): ModelBudgets {
  const [tenant, channel, visitor] = budgetScopes.map((scope) => toWire(budgets[scope]))
  return { tenant: tenant ?? {}, channel: channel ?? {}, visitor: visitor ?? {} }
}

export function budgetsFromWire({ tenant, channel, visitor }: ModelBudgets): Budgets {
  return { tenant: fromWire(tenant), channel: fromWire(channel), visitor: fromWire(visitor) }
}

export function spendingToWire({ tokens, ms, micros }: Spending) {
  return { tokens, seconds: ms / 1_000, money: micros / 1_000_000 }
}

function toWire({ tokens, ms, micros }: Budget): WireBudget {
  return {
    ...(tokens !== undefined && { tokens: Math.min(tokens, mostTokens) }),
    ...(ms !== undefined && { seconds: ms / 1_000 }),
    ...(micros !== undefined && { money: micros / 1_000_000 }),
  }
}

function fromWire({ tokens, seconds, money }: WireBudget): Budget {
  return {
    ...(tokens !== undefined && { tokens }),
    ...(seconds !== undefined && { ms: Math.round(seconds * 1_000) }),
    ...(money !== undefined && { micros: Math.round(money * 1_000_000) }),
  }
}
