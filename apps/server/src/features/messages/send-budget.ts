import type { VisitorClaims } from '../../rules/identity/claims.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import type { Limits } from '../../platform/limits.ts'

/** Every call by which a visitor writes into the log spends from the same budgets. */
export function spendOnSending(limits: Limits, visitor: VisitorClaims): void {
  limits.take(limitRules.send, visitor.userId)
  limits.take(limitRules.sendInChannel, String(visitor.channelId))
}
