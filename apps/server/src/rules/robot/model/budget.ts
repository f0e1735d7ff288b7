import type { Spending } from './cost.ts'

export const budgetScopes = ['tenant', 'channel', 'visitor'] as const
export type BudgetScope = (typeof budgetScopes)[number]

/** Daily limits. A measure without a value has no limit. */
export type Budget = { readonly [M in keyof Spending]?: number | undefined }
export type Budgets = Readonly<Record<BudgetScope, Budget>>

export type Used = Readonly<Record<BudgetScope, Spending>>

export type BudgetDecision =
  { isAllowed: true } | { isAllowed: false; scope: BudgetScope; measure: keyof Spending }

const measures = ['tokens', 'ms', 'micros'] as const

/** Whether the most that an answer may cost still fits into every budget. */
export function decideBudget(used: Used, wanted: Spending, budgets: Budgets): BudgetDecision {
  for (const scope of budgetScopes) {
    for (const measure of measures) {
      const most = budgets[scope][measure]
      if (most !== undefined && used[scope][measure] + wanted[measure] > most)
        return { isAllowed: false, scope, measure }
    }
  }
  return { isAllowed: true }
}

/** The tighter of two, measure by measure. */
export function tighter(one: Budget, other: Budget): Budget {
  return {
    tokens: lesser(one.tokens, other.tokens),
    ms: lesser(one.ms, other.ms),
    micros: lesser(one.micros, other.micros),
  }
}

function lesser(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return Math.min(one, other)
}

/** Budgets begin anew at midnight, UTC. */
export function dayOf(now: number): number {
  return Math.floor(now / 86_400_000)
}
