import { isFact, tokenFact, type Facts } from '@foyer/contract/robot/dialogue/placeholders.ts'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'

/** Everything that a placeholder or a comparison can name. */
export type Values = { variables: Readonly<Record<string, string>>; facts: Facts }

/** Empty for unset variables and the site's token. Inherited names (`constructor`) are no variables. */
export function valueOf({ variables, facts }: Values, name: string): string {
  if (name === tokenFact) return ''
  if (isFact(name)) return Object.hasOwn(facts, name) ? (facts[name] ?? '') : ''
  return Object.hasOwn(variables, name) ? (variables[name] ?? '') : ''
}

/** A value as it is kept: clean, and cut to what a thread may remember of it. */
export function keptValue(text: string): string {
  return cleanText(text.slice(0, dialogueLimits.variable))
}
